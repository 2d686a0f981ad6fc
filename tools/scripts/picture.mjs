import { writeFileSync } from 'node:fs';
import { draw } from './picture/draw.mjs';
import { readImports } from './picture/imports.mjs';
import { root } from './root.mjs';

const imports = readImports();
writeFileSync(`${root}/docs/pictures/workspaces.svg`, draw(imports));
console.log(imports.join('\n'));
