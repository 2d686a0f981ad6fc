import { describe, expect, test } from '@jest/globals';
import { folderCycles } from './folders.mjs';

const importing = (source: string, resolved: string, ...dependencyTypes: string[]) => ({
  source,
  dependencies: [{ resolved, dependencyTypes }],
});

describe('folders that import each other', () => {
  test('are reported with the fewest imports that close the cycle', () => {
    const cycle = [
      importing('mf-users/src/list/list.tsx', 'mf-users/src/form/form.tsx'),
      importing('mf-users/src/list/item.tsx', 'mf-users/src/form/form.tsx'),
      importing('mf-users/src/form/form.tsx', 'mf-users/src/list/list.tsx'),
    ];
    expect(folderCycles(cycle)).toEqual([
      'Folders import each other: mf-users/src/form, mf-users/src/list\n' +
        '  thinnest: mf-users/src/form/form.tsx → mf-users/src/list/list.tsx',
    ]);
  });

  test('are found through a third folder, and between a folder and its own subfolder', () => {
    const chain = [
      importing('api/src/a/a.ts', 'api/src/b/b.ts'),
      importing('api/src/b/b.ts', 'api/src/c/c.ts'),
      importing('api/src/c/c.ts', 'api/src/a/a.ts'),
    ];
    const nested = [
      importing('shell/src/login/page.tsx', 'shell/src/login/parts/field.tsx'),
      importing('shell/src/login/parts/field.tsx', 'shell/src/login/state.ts'),
    ];
    expect(folderCycles(chain)).toHaveLength(1);
    expect(folderCycles(nested)).toHaveLength(1);
  });

  test('are not those of types, of tests, or of two workspaces', () => {
    const allowed = [
      importing('api/src/a/a.ts', 'api/src/b/b.ts'),
      importing('api/src/b/b.ts', 'api/src/a/a.ts', 'type-only'),
      importing('api/src/b/b.test.ts', 'api/src/a/a.ts'),
      importing('shell/src/a.ts', 'shared/session/index.ts'),
    ];
    expect(folderCycles(allowed)).toEqual([]);
  });
});
