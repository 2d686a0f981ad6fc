import { expect, jest, test } from '@jest/globals';
import { mapsOfServer, resolveStack } from './resolve-stack.ts';

/** One segment: the start of the script is line 12, column 5 of the source. */
const map = (source: string) =>
  JSON.stringify({ version: 3, sources: [source], names: [], mappings: 'AAWI' });
const script = 'http://localhost:3000/modules/boats/1.0.0/module.f00.js';
const stack = `Error: sunk\n    at Page (${script}:1:1)\n    at render (http://localhost:3000/modules/shell/1.0.0/main.js:2:9)`;

test('positions in built scripts become positions in the sources; others stay', async () => {
  const readMap = jest.fn(async ({ id }: { id: string }) =>
    id === 'boats' ? map('webpack://wabu_boats/./src/page/boats-page.tsx') : null,
  );
  const resolved = await resolveStack(`${stack}\n    at again (${script}:1:4)`, readMap);
  expect(resolved.split('\n')).toEqual([
    'Error: sunk',
    '    at Page (src/page/boats-page.tsx:12:5)',
    '    at render (http://localhost:3000/modules/shell/1.0.0/main.js:2:9)',
    '    at again (src/page/boats-page.tsx:12:5)',
  ]);
  // One read for each script.
  expect(readMap.mock.calls.map(([{ id }]) => id)).toEqual(['boats', 'shell']);
});

test('shared code is named by its path in the repository, a damaged map is no map', async () => {
  const shared = await resolveStack(stack, async () =>
    map('webpack://wabu_boats/../shared/ui/dial.tsx'),
  );
  expect(shared).toContain('at Page (shared/ui/dial.tsx:12:5)');
  expect(await resolveStack(stack, async () => 'not a map')).toBe(stack);
});

test('the server is asked for the map of the script; who may not read it keeps the stack', async () => {
  const asked: string[] = [];
  const readMap = mapsOfServer(async (path) => {
    asked.push(path);
    return new Response('', { status: 403 });
  });
  expect(await resolveStack(stack, readMap)).toBe(stack);
  expect(asked[0]).toBe('/api/modules/boats/releases/1.0.0/maps/module.f00.js.map');
});
