import { readFileSync } from 'node:fs';
import { root } from '../root.mjs';
import { runtimePackages } from './build/runtime-packages.mjs';

/** Prints the package.json of an image: the packages that the built server loads, in the versions of api. */
const { dependencies } = JSON.parse(readFileSync(`${root}/api/package.json`, 'utf8'));
const needed = Object.fromEntries(runtimePackages.map((name) => [name, dependencies[name]]));
process.stdout.write(
  `${JSON.stringify({ name: 'wabu', private: true, type: 'module', dependencies: needed }, null, 2)}\n`,
);
