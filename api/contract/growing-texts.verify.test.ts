import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { processorTime } from '@wabu/shared/testing/processor-time';
import { send } from '../src/testing.ts';
import { aFrontend, aSupplier } from './builders.ts';
import { calls } from './calls.ts';
import { startOnNode } from './on-node.ts';
import { tokenOf } from './people.ts';
import { releaseCalls } from './release-calls.ts';
import { searchCalls, searchedTexts } from './search-calls.ts';
import { type ContractServer, PASSWORD } from './server.ts';
import { smallModule, smallShell } from './small-site.ts';

let server: ContractServer;
const supplier = aSupplier();
beforeAll(async () => {
  server = await startOnNode();
  const token = await tokenOf(server, 'king');
  await send(server.fetch, 'POST', '/api/d1/addsupplier', { token, json: supplier });
  const { releaseFiles } = releaseCalls(() => server);
  await releaseFiles(smallShell());
  await releaseFiles(smallModule());
  await searchCalls(() => server).publish(searchedTexts());
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
  ['search', 'POST', '/api/public/search', () => ({ q: 'lago', language: 'it' })],
];

/** Addresses that end with a text: as a path, and as each parameter of the calls. */
const addresses = [
  ...['/', '/it/', '/siti/', '/it/siti/', '/anteprima/', '/media/', '/modules/', '/api/'],
  ...['/ricerca?q=', '/ricerca?q=lago&page=', '/siti?page=', '/?lang=', '/login?next='],
  ...['/api/public/domain?domain=', '/api/public/microsites?language='],
  ...calls.flatMap(({ method, path }) =>
    method === 'GET' && path.includes('?') ? withoutOneValue(path) : [],
  ),
  ...['suppliers', 'frontends'].flatMap((list) =>
    ['after', 'since', 'limit'].map((name) => `/api/d1/${list}?${name}=`),
  ),
];

/** A call's address without the value of each of its parameters in turn, which comes last. */
function withoutOneValue(path: string): string[] {
  const [start, query] = path.split('?');
  const names = [...new URLSearchParams(query).keys()];
  return names.map((name) => {
    const others = new URLSearchParams(query);
    others.delete(name);
    return `${start}?${others}&${name}=`;
  });
}

/** What expressions, parsers and splitters have had trouble with. */
const units = ['a', '1', ' ', '/', '<', '<b>', '&', 'src="data:" ', 'è '];
/** Characters: of an address, of most calls, of those that take more. */
const ADDRESS = 15_000;
const SMALL = 60_000;
const LARGE = 600_000;
/** Processor time below which nothing is compared. */
const FLOOR_MS = 60;

/** The units of which four times the text takes more than 6.25 times the time, which is 2.5 times for each doubling. */
async function slowUnits(
  length: number,
  cost: (text: string) => Promise<number>,
  repeated = units,
) {
  // A letter at both ends: many a fast way out is for texts without one.
  const textOf = (unit: string, size: number) => `a${unit.repeat(size / unit.length)}a`;
  const slow: object[] = [];
  for (const unit of repeated) {
    if ((await cost(textOf(unit, length))) < FLOOR_MS) continue;
    const [whole, quarter] = [[] as number[], [] as number[]];
    for (let round = 0; round < 3; round += 1) {
      whole.push(await cost(textOf(unit, length)));
      quarter.push(await cost(textOf(unit, length / 4)));
    }
    const ratio = Math.min(...whole) / Math.min(...quarter);
    if (Math.min(...whole) > FLOOR_MS && ratio > 6.25) slow.push({ unit, whole, quarter });
  }
  return slow;
}

async function costOf(method: string, path: string, json?: unknown): Promise<number> {
  const token = await tokenOf(server, 'king');
  // A call that its limit refuses reads nothing.
  await server.database.write([{ sql: 'DELETE FROM attempts' }]);
  return processorTime(async () => {
    await (await send(server.fetch, method, path, { token, json })).text();
  });
}

test.each(bodies)(
  '%s takes time in proportion to each of its texts',
  async (_, method, path, body) => {
    const length = /frontend|template|translate/.test(path) ? LARGE : SMALL;
    for (const place of textsOf(body())) {
      const cost = (text: string) => costOf(method, path, replaced(body(), place, text));
      expect([place, await slowUnits(length, cost)]).toEqual([place, []]);
    }
  },
);

test.each(addresses)('%s takes time in proportion to the text behind it', async (address) => {
  for (const encode of [encodeURI, encodeURIComponent]) {
    const cost = (text: string) => costOf('GET', `${address}${text}`);
    expect(await slowUnits(ADDRESS, cost, units.map(encode))).toEqual([]);
  }
});

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
