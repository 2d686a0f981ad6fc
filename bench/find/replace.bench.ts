import type { Frontend } from '@wabu/shared/entities/frontend';
import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import { randomId } from '@wabu/shared/entities/random-id';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { serverWithFrontends } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { quantile } from '../lib/statistics.ts';
import { probeHealth } from '../load/health-probe.ts';

const COUNT = 10_000;
const REASON = 'it takes minutes, and each save is a run';
/** Saves that the dialog of find and replace sends together (`stepOfEach` of mf-frontends). */
const BATCH_SIZE = 4;
/** Enough for the time of one save; all of them one by one would take too long. */
const SINGLE = 500;

/** The saves of a replacement in 10,000 microsites in nine languages, beside single saves one after the other. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithFrontends(COUNT);
  try {
    const token = await tokenFor(server.url, 'king');
    const urls = await readUrls(server, token);
    const single = await seconds(() =>
      inParts(urls.slice(0, SINGLE), 1, (url) => replaceIn(server, token, url, randomId())),
    );
    const batch = randomId();
    let saved = 0;
    const { result, healthLatencies } = await probeHealth(server, () =>
      seconds(() =>
        inParts(urls, BATCH_SIZE, async (url) => {
          await replaceIn(server, token, url, batch);
          saved += 1;
        }),
      ),
    );
    if (saved !== COUNT) throw new Error(`saved ${saved} of ${COUNT}`);
    const waits = `p95 ${quantile(healthLatencies, 0.95).toFixed(0)} ms, at most ${Math.max(...healthLatencies).toFixed(0)} ms`;
    return [
      {
        name: 'save 10,000 replaced microsites × 9 languages, four at a time',
        value: result,
        once: REASON,
        unit: 's',
        baseline: { what: 'single saves, one after the other', value: (single * COUNT) / SINGLE },
        threshold: { atMost: 1 },
        note: `another request meanwhile: ${waits}`,
      },
      {
        name: 'save 10,000 replaced microsites, whatever single saves take',
        value: result,
        once: REASON,
        unit: 's',
        threshold: { atMost: 180 },
      },
    ];
  } finally {
    await server.dispose();
  }
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

async function inParts<T>(items: readonly T[], size: number, work: (item: T) => Promise<void>) {
  for (let from = 0; from < items.length; from += size)
    await Promise.all(items.slice(from, from + size).map(work));
}

/** As the dialog does: reads the record, replaces a word in each text, and saves it if it is still that version. */
async function replaceIn(
  { url }: Server,
  token: string,
  URL: string,
  batch: string,
): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const path = `/api/d1/getfrontend?URL=${encodeURIComponent(URL)}`;
  const response = await fetch(url + path, { headers });
  const { version, ...stored } = (await response.json()) as Frontend;
  const Sezioni = stored.Sezioni.map((section) => ({
    ...section,
    Contenuto: Object.fromEntries(
      Object.entries(section.Contenuto).map(([code, text]) => [
        code,
        text?.replaceAll('traghetto', 'battello'),
      ]),
    ),
  }));
  const saved = await fetch(`${url}/api/d1/updatefrontend`, {
    method: 'PUT',
    headers: {
      ...headers,
      'Content-Type': 'application/json',
      'If-Match': `"${version}"`,
      [BATCH_HEADER]: batch,
    },
    body: JSON.stringify({ ...stored, Sezioni }),
  });
  if (!saved.ok) throw new Error(`updatefrontend: ${saved.status} ${await saved.text()}`);
}

async function readUrls({ url }: Server, token: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/d1/getfrontendsummaries`, { headers });
  const summaries = (await response.json()) as { URL: string }[];
  if (summaries.length !== COUNT) throw new Error(`${summaries.length} frontends`);
  return summaries.map(({ URL }) => URL);
}
