import { createClient } from '@libsql/client';
import { aFrontend, aSection, aSupplier } from '@wabu/shared/testing/builders';
import { post, tokenFor } from '../../e2e/fixtures/people.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { CHANGED_RECORDS } from '../lib/add-changes.ts';
import { serverWithHistory } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';

const COUNT = 1_000_000;
const ROUNDS = 200;

/** The history at a million entries, and the bytes that one changed letter adds to it. */
export async function measure(): Promise<Row[]> {
  return [...(await reading()), await oneLetter()];
}

async function reading(): Promise<Row[]> {
  const server = await serverWithHistory(COUNT);
  try {
    const token = await tokenFor(server.url, 'king');
    const read = (path: string) => timeOf(server, token, path);
    const history = (round: number) =>
      `history?entity=frontend&id=record-${(round * 97) % CHANGED_RECORDS}`;
    const pages = [
      '',
      '?by=user-3',
      '?action=publish',
      '?by=user-3&action=delete',
      '?after=500000',
    ];
    const activity = (round: number) => `activity${pages[round % pages.length]}`;
    return [
      await row('history of a record at 1,000,000 entries, p95', 20, (round) =>
        read(history(round)),
      ),
      await row('page of the activity at 1,000,000 entries, p95', 50, (round) =>
        read(activity(round)),
      ),
    ];
  } finally {
    await server.dispose();
  }
}

async function row(
  name: string,
  atMost: number,
  time: (round: number) => Promise<number>,
): Promise<Row> {
  const runs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) runs.push(await time(round));
  return { name, runs, quantile: 0.95, unit: 'ms', threshold: { atMost } };
}

async function timeOf({ url }: Server, token: string, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/api/d1/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - started;
}

async function oneLetter(): Promise<Row> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  try {
    const token = await tokenFor(server.url, 'king');
    const supplier = aSupplier();
    await post(`${server.url}/api/d1/addsupplier`, supplier, token);
    const text = '<p>Una giornata al lago, di mattina presto.</p>'.repeat(23_500);
    const frontend = aFrontend(supplier.Nome, 1, {
      Sezioni: [aSection({ id: 's', Contenuto: { it: text } })],
    });
    await post(`${server.url}/api/d1/addfrontend`, frontend, token);
    const Sezioni = [
      aSection({ id: 's', Contenuto: { it: text.replace('giornata', 'giornatA') } }),
    ];
    const saved = await fetch(`${server.url}/api/d1/updatefrontend`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...frontend, Sezioni }),
    });
    if (!saved.ok) throw new Error(`updatefrontend: ${saved.status}`);
    await server.stop();
    const client = createClient({ url: `file:${server.dataDir}/wabu.db`, concurrency: 1 });
    const { rows } = await client.execute('SELECT * FROM changes ORDER BY id DESC LIMIT 1');
    client.close();
    return {
      name: 'history of one changed letter in a microsite of 1.1 MB',
      value: Buffer.byteLength(JSON.stringify(Object.values(rows[0] ?? {}))) / 1_000,
      unit: 'kB',
      once: 'its bytes do not change',
      threshold: { atMost: 4 },
    };
  } finally {
    await server.dispose();
  }
}
