import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../root.mjs';
import { CommandError } from '../../scripts/releases/installation.ts';
import { exportsOfKit } from './entry-points.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** What a module's repository runs, beside what the kit imports. */
const programs = [
  '@rspack/cli',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'typescript',
];

const declared: Record<string, string> = Object.assign(
  {},
  ...[
    'package.json',
    'tools/package.json',
    'e2e/package.json',
    'api/package.json',
    'shared/package.json',
  ]
    .map(read)
    .map(({ dependencies, devDependencies }) => ({ ...devDependencies, ...dependencies })),
);

/** The package.json of the kit. Its version is that of the shared entry points, whose names it contains. */
export function describeKit(imported: string[], named: string[]): object {
  const { version, sideEffects } = read('shared/package.json');
  const { engines } = read('package.json');
  const direct = named.filter((name) => Object.hasOwn(declared, name));
  const names = [...new Set([...imported, ...direct, ...programs])].sort();
  return {
    name: '@wabu/module-kit',
    version,
    description:
      'Develops, checks and releases a module of the Wabu back-office in its own repository.',
    license: 'UNLICENSED',
    type: 'module',
    engines,
    bin: { wabu: './tools/kit/cli.js' },
    sideEffects,
    exports: exportsOfKit(),
    dependencies: Object.fromEntries(names.map((name) => [name, versionOf(name)])),
  };
}

function versionOf(name: string): string {
  const version = declared[name];
  if (version === undefined)
    throw new CommandError(`No workspace declares ${name}, which the kit uses.`);
  return version;
}

/** The compiler options of every workspace, for a module's own tsconfig.json to extend. */
export function compilerOptions(): object {
  return {
    files: ['./shared/assets.d.ts'],
    compilerOptions: read('tsconfig.json').compilerOptions,
  };
}
