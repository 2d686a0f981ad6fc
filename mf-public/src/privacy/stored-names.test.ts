import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { stored } from './stored-names.ts';

const root = join(__dirname, '../../..');
const workspaces = readdirSync(root).filter((name) => /^(mf-.*|shell|shared)$/.test(name));

function sources(): string[] {
  const folders = workspaces.map((workspace) =>
    join(root, workspace, workspace === 'shared' ? '' : 'src'),
  );
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(testing|scripts|build)\//.test(file),
      )
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}

/** Storage keys are constants named `…KEY`; databases are opened by `createStore`, or named by a constant `DATABASE`. */
const named = /\b(?:\w*KEY|DATABASE) = '([^']+)'|createStore\('([^']+)'/g;

test('the table names everything that our code stores in a browser', () => {
  const used = sources().flatMap((text) =>
    [...text.matchAll(named)].map((found) => found[1] ?? found[2] ?? ''),
  );
  expect(used.length).toBeGreaterThan(10);
  const listed = stored.flatMap(({ names }) => names);
  expect(used.filter((name) => !listed.includes(name))).toEqual([]);
});
