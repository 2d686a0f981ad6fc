import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { seedFrontends } from '../../e2e/fixtures/frontends.ts';
import { post, tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { serverWithMicrosites } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { quantile } from '../lib/statistics.ts';

const COUNT = 10_000;

/** What visitors type. The first two letters of frequent words match most microsites. */
const queries: Record<string, [LanguageCode, string][]> = {
  'two letters': [
    ['it', 'ca'],
    ['it', 'la'],
    ['de', 'sc'],
    ['de', 'se'],
    ['fr', 'po'],
    ['en', 'la'],
    ['ru', 'ло'],
    ['he', 'אג'],
    ['ar', 'با'],
  ],
  'a frequent word': [
    ['it', 'lago'],
    ['it', 'garda'],
    ['de', 'hafen'],
    ['zh', '湖'],
    ['ar', 'بحيرة'],
    ['he', 'אגם'],
  ],
  'several words': [
    ['it', 'pizzeria sirmione'],
    ['it', 'barca vista porto'],
    ['en', 'boat with a view'],
    ['zh', '湖船'],
    ['de', 'scuola vela garda'],
  ],
  'a typing error': [
    ['it', 'pizeria'],
    ['de', 'trattorria'],
    ['ru', 'азеро'],
    ['fr', 'bardolyno'],
  ],
};

/** Searches over 10,000 microsites in nine languages: the server's answer, and one more publication. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithMicrosites(COUNT);
  try {
    return [await searching(server), await publishing(server)];
  } finally {
    await server.dispose();
  }
}

const ROUNDS = 30;

async function searching({ url }: Server): Promise<Row> {
  const all: number[] = [];
  const kinds: string[] = [];
  for (const [kind, asked] of Object.entries(queries)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [language, q] of asked) times.push(await timeOf(url, { q, language }));
    kinds.push(`${kind} ${quantile(times, 0.95).toFixed(1)} ms`);
    all.push(...times);
  }
  return {
    name: 'search over 10,000 microsites × 9 languages, p95',
    runs: all,
    quantile: 0.95,
    unit: 'ms',
    threshold: { atMost: 20 },
    note: `p95 of ${kinds.join(', ')}`,
  };
}

let searches = 0;

/** Every search comes from another network, because each may send only some in a minute. */
async function timeOf(url: string, asked: { q: string; language: LanguageCode }): Promise<number> {
  searches += 1;
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `10.${searches >> 8}.${searches & 255}.1`,
  };
  const started = performance.now();
  const answer = await fetch(`${url}/api/public/search`, {
    method: 'POST',
    headers,
    body: JSON.stringify(asked),
  });
  const { total } = (await answer.json()) as { total: number };
  const time = performance.now() - started;
  if (!answer.ok || total === 0) throw new Error(`${asked.q}: ${answer.status}, ${total} results`);
  return time;
}

/** One more publication beside 10,000: the whole call, and the search that finds it. */
async function publishing({ url }: Server): Promise<Row> {
  const token = await tokenFor(url, 'king');
  const URL = 'un-altro-microsito';
  await seedFrontends(url, token, [{ URL, Contenuto: { it: '<p>Un monopattino.</p>' } }]);
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    const started = performance.now();
    await post(`${url}/api/d1/publishfrontend`, { URL }, token);
    times.push(performance.now() - started);
  }
  await timeOf(url, { q: 'monopattino', language: 'it' });
  return {
    name: 'publication of one more microsite beside 10,000',
    runs: times,
    unit: 'ms',
    threshold: { atMost: 1_000 },
  };
}
