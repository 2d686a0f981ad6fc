import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processorTime } from '@wabu/shared/testing/processor-time';
import { send } from '../src/testing.ts';
import { aFrontend, aSupplier } from './builders.ts';
import { calls } from './calls.ts';
import { startOnNode } from './on-node.ts';
import { tokenOf } from './people.ts';
import { type ContractServer, PASSWORD } from './server.ts';

let server: ContractServer;
const supplier = aSupplier();
beforeAll(async () => {
  server = await startOnNode();
  const token = await tokenOf(server, 'king');
  await send(server.fetch, 'POST', '/api/d1/addsupplier', { token, json: supplier });
});
afterAll(() => server.close());

const bodies: [name: string, method: string, path: string, body: () => object][] = [
  ...calls.flatMap(({ name, method, path, body }) =>
    body === undefined ? [] : [[name, method, path, body] as (typeof bodies)[number]],
  ),
  ...(['POST /api/d1/addfrontend', 'PUT /api/d1/updatefrontend'] as const).map(
    (name): (typeof bodies)[number] => [
      `${name} of a supplier`,
      ...(name.split(' ') as [string, string]),
      () => aFrontend(supplier.Nome),
    ],
  ),
  ['login', 'POST', '/api/adminwabu/login', () => ({ username: 'king', password: PASSWORD })],
  [
    'uselink',
    'POST',
    '/api/adminwabu/uselink',
    () => ({ token: '0'.repeat(64), password: PASSWORD }),
  ],
];

/** What expressions, parsers and splitters have had trouble with. */
const units = ['a', '1', ' ', '/', '<', '<b>', '&', 'src="data:" ', 'è '];
/** Characters: of most calls; of those that take more. */
const SMALL = 60_000;
const LARGE = 600_000;
/** Processor time below which nothing is compared. */
const FLOOR_MS = 60;

test.each(bodies)(
  '%s takes time in proportion to each of its texts',
  async (_, method, path, body) => {
    const token = await tokenOf(server, 'king');
    const cost = (place: readonly string[], text: string) =>
      processorTime(async () => {
        const json = replaced(body(), place, text);
        await (await send(server.fetch, method, path, { token, json })).text();
      });
    const slow: object[] = [];
    for (const place of textsOf(body()))
      for (const unit of units) {
        const length = /frontend|template|translate/.test(path) ? LARGE : SMALL;
        // A letter at both ends: many a fast way out is for texts without one.
        const textOf = (size: number) => `a${unit.repeat(size / unit.length)}a`;
        if ((await cost(place, textOf(length))) < FLOOR_MS) continue;
        const [whole, half] = [[] as number[], [] as number[]];
        for (let round = 0; round < 3; round += 1) {
          whole.push(await cost(place, textOf(length)));
          half.push(await cost(place, textOf(length / 2)));
        }
        const ratio = Math.min(...whole) / Math.min(...half);
        if (Math.min(...whole) > FLOOR_MS && ratio > 2.5) slow.push({ place, unit, whole, half });
      }
    expect(slow).toEqual([]);
  },
);

/** The places of the texts in a body. */
function textsOf(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [place];
  if (typeof value !== 'object' || value === null) return [];
  // The other sections and languages are like the first.
  const entries = Object.entries(value).slice(0, Array.isArray(value) || 'it' in value ? 1 : 99);
  return entries.flatMap(([key, inner]) => textsOf(inner, [...place, key]));
}

function replaced(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = replaced(copy[key], rest, text);
  return copy;
}
