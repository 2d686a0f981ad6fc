import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { draw } from './draw.mjs';
import { readImports } from './imports.mjs';

test('the picture in the README shows the current imports', () => {
  const picture = readFileSync(join(__dirname, '../../../docs/pictures/workspaces.svg'), 'utf8');
  // A failure means that imports between workspaces changed: review them, then run "npm run picture".
  expect(picture).toBe(draw(readImports()));
});
