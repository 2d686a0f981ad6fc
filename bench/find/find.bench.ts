import type { FindTexts, FoundTexts } from '@wabu/shared/entities/replace/find-texts';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { serverWithFrontends } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { interleaved, quantile } from '../lib/statistics.ts';
import { probeHealth } from '../load/health-probe.ts';

const COUNT = 10_000;
const ROUNDS = 5;

/** Find and replace over 10,000 microsites in nine languages, beside reading them all to search them oneself. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithFrontends(COUNT);
  try {
    const token = await tokenFor(server.url, 'king');
    return [
      await row(server, token, 'a text without accents', {
        text: 'traghètto nuovo',
        ignoreAccents: true,
      }),
    ];
  } finally {
    await server.dispose();
  }
}

async function row(
  server: Server,
  token: string,
  what: string,
  search: Partial<FindTexts> & { text: string },
): Promise<Row> {
  const waits: number[] = [];
  const find = async () => {
    const started = performance.now();
    const { healthLatencies } = await probeHealth(server, () => findAll(server, token, search));
    waits.push(...healthLatencies);
    return (performance.now() - started) / 1_000;
  };
  const found = await interleaved(ROUNDS, find, () => readAll(server, token));
  return {
    name: `find ${what} in 10,000 microsites × 9 languages`,
    runs: found.subject,
    unit: 's',
    baseline: { what: 'read them all', runs: found.baseline },
    threshold: { atMost: 1 },
    note: `another request meanwhile: p95 ${quantile(waits, 0.95).toFixed(0)} ms, at most ${Math.max(...waits).toFixed(0)} ms`,
  };
}

async function findAll({ url }: Server, token: string, search: Partial<FindTexts>): Promise<void> {
  let after: FoundTexts['next'] = null;
  let searched = 0;
  do {
    const body = { fields: ['names', 'contents'], languages: languageCodes, ...search };
    const response = await fetch(`${url}/api/d1/findtexts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(after === null ? body : { ...body, after }),
    });
    if (!response.ok) throw new Error(`findtexts: ${response.status}`);
    const page = (await response.json()) as FoundTexts;
    searched += page.searched;
    after = page.next;
  } while (after !== null);
  if (searched !== COUNT) throw new Error(`findtexts: searched ${searched} of ${COUNT}`);
}

/** Reads the whole list and searches it, in seconds: what one would do without the call. */
async function readAll({ url }: Server, token: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/api/d1/getallfrontends`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (!response.ok || text.includes('traghetto nuovo')) throw new Error('getallfrontends');
  return (performance.now() - started) / 1_000;
}
