import { writeFileSync } from 'node:fs';
import { root } from '../root.mjs';
import { draw } from './picture/draw.mjs';
import { readImports } from './picture/imports.mjs';

const imports = readImports();
writeFileSync(`${root}/docs/pictures/workspaces.svg`, draw(imports));
console.log(imports.join('\n'));
