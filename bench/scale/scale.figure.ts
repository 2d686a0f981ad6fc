import { get } from 'node:http';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { memoryOf, processorTimeOf } from '../frame/child.ts';
import { serverWithFrontends, serverWithSuppliers } from '../frame/filled-server.ts';
import type { Row } from '../frame/row.ts';
import { median, quantile } from '../frame/statistics.ts';
import { watched } from '../load/watched-server.ts';

/** Whole lists as they grow: the first answer after a start, what it holds up, and the answers after it. */
export async function measure(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of [10_000, 100_000]) {
    const server = await serverWithSuppliers(count);
    const what = `${grouped(count)} suppliers`;
    rows.push(...(await measureList(server, what, '/api/d1/getallsuppliers')));
    rows.push(await measureAfterSave(server, what));
    await server.dispose();
  }
  for (const count of [1_000, 5_000]) {
    const server = await serverWithFrontends(count);
    const what = `${grouped(count)} frontends`;
    rows.push(...(await measureList(server, `${what}, list`, '/api/d1/getfrontendsummaries')));
    // Again from nothing in memory.
    await server.stop();
    await server.start();
    rows.push(...(await measureList(server, `${what}, whole`, '/api/d1/getallfrontends')));
    await server.dispose();
  }
  return rows;
}

async function measureList(server: Server, what: string, path: string): Promise<Row[]> {
  const authorization = `Bearer ${await tokenFor(server.url, 'king')}`;
  const ask = (more: Record<string, string> = {}) =>
    timed(server.url + path, { authorization, 'accept-encoding': 'br, gzip', ...more });
  const used = processorTimeOf(server.pid());
  const { result: first, ...seen } = await watched(server, ask);
  const processor = processorTimeOf(server.pid()) - used;
  const again: number[] = [];
  const unchanged: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    again.push((await ask()).milliseconds);
    unchanged.push((await ask({ 'if-none-match': first.etag })).milliseconds);
  }
  const memory = memoryOf(server.pid());
  return [
    {
      figure: `${what}: first answer`,
      value: first.milliseconds,
      unit: 'ms',
      note: `${processor.toFixed(1)} s of processor; ${(first.bytes / 1000).toFixed(0)} kB, ${first.encoding}; others waited at most ${quantile(seen.healthLatencies, 1).toFixed(0)} ms meanwhile; memory ${seen.idle.toFixed(0)} → ${memory.toFixed(0)} MB`,
    },
    {
      figure: `${what}: when nothing changed (304)`,
      value: median(unchanged),
      unit: 'ms',
      baseline: { what: 'the same list again (200)', value: median(again) },
    },
  ];
}

/** The list as the next reader gets it after each of some saves, beside a list that is read whole. */
async function measureAfterSave(server: Server, what: string): Promise<Row> {
  const authorization = `Bearer ${await tokenFor(server.url, 'king')}`;
  const list = `${server.url}/api/d1/getallsuppliers`;
  const ask = () => timed(list, { authorization, 'accept-encoding': 'br, gzip' });
  const [one] = (await (await fetch(list, { headers: { authorization } })).json()) as Supplier[];
  if (one === undefined) throw new Error('There is no supplier');
  const { version, ...supplier } = one;
  const times: number[] = [];
  const waits: number[] = [];
  const used = processorTimeOf(server.pid());
  for (let round = 0; round < SAVES; round += 1) {
    const saved = await fetch(`${server.url}/api/d1/updatesupplier`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ ...supplier, Indirizzo: `Via Nuova ${round}` }),
    });
    if (!saved.ok) throw new Error(`The save was refused: ${saved.status}`);
    const { result, healthLatencies } = await watched(server, ask);
    times.push(result.milliseconds);
    waits.push(quantile(healthLatencies, 1));
  }
  const processor = (processorTimeOf(server.pid()) - used) / SAVES;
  // Again from nothing in memory.
  await server.stop();
  await server.start();
  const whole = await ask();
  return {
    figure: `${what}: first answer after a save`,
    value: median(times),
    unit: 'ms',
    baseline: { what: 'the list read whole', value: whole.milliseconds },
    note: `${processor.toFixed(2)} s of processor with the save; others waited at most ${Math.max(...waits).toFixed(0)} ms meanwhile`,
  };
}
const SAVES = 5;

interface Answer {
  milliseconds: number;
  bytes: number;
  encoding: string;
  etag: string;
}

/** The answer as it comes over the wire, unopened. */
function timed(url: string, headers: Record<string, string>): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.byteLength;
      });
      answer.on('end', () =>
        resolve({
          milliseconds: performance.now() - started,
          bytes,
          encoding: answer.headers['content-encoding'] ?? 'not packed',
          etag: answer.headers.etag ?? '',
        }),
      );
    }).on('error', reject);
  });
}

const grouped = (count: number) => count.toLocaleString('en');
