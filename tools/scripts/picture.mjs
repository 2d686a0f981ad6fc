import { writeFileSync } from 'node:fs';
import { root } from '../root.mjs';
import { readDependencies } from './checks/dependencies.mjs';
import { draw } from './picture/draw.mjs';
import { importsBetween } from './picture/imports.mjs';

const imports = importsBetween(readDependencies().modules);
writeFileSync(`${root}/docs/pictures/workspaces.svg`, draw(imports));
console.log(imports.join('\n'));
