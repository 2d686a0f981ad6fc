import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { people, tokenFor } from '../../e2e/fixtures/people.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { pngOf } from '../faults/png-of.ts';
import { startBaseline } from '../frame/child.ts';
import { load, rawRequest } from '../frame/load.ts';
import type { Row } from '../frame/row.ts';
import { inTurns, median, quantile } from '../frame/statistics.ts';

/** Fewer than a user may send in a minute, all turns together. */
const UPLOADS_PER_TURN = 50;
const MEGABYTE = 1_000_000;

interface Subject {
  port: number;
  call: () => string;
  status: number;
}

/** One record read, a sign-in, a picture of one megabyte: each beside a server that does only that. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  const folder = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const token = await tokenFor(server.url, 'king');
  const authorization = { authorization: `Bearer ${token}` };
  const url = await firstFrontend(server.url, authorization);
  const path = `/api/d1/getfrontend?URL=${encodeURIComponent(url)}`;
  const record = await (await fetch(server.url + path, { headers: authorization })).text();
  const bare = await startBaseline(new URL('./bare-calls.mjs', import.meta.url), {
    FILE: `${folder}/bare.db`,
    RECORD: record,
  });
  const ours = Number(new URL(server.url).port);
  const json = { 'content-type': 'application/json' };
  const login = JSON.stringify(people.king);

  const rows = [
    await compare('read of one frontend', 'the row, read and sent', 10, [
      { port: ours, call: () => rawRequest('GET', path, authorization), status: 200 },
      { port: bare.port, call: () => rawRequest('GET', '/read', {}), status: 200 },
    ]),
    await compare('sign-in', 'the hash alone', 4, [
      {
        port: ours,
        call: () => rawRequest('POST', '/api/adminwabu/login', json, login),
        status: 200,
      },
      { port: bare.port, call: () => rawRequest('POST', '/login', json, login), status: 200 },
    ]),
    await compareUploads(
      `${server.url}/api/r2/upload`,
      `http://127.0.0.1:${bare.port}/upload`,
      token,
    ),
  ];
  await bare.stop();
  await server.dispose();
  rmSync(folder, { recursive: true });
  return rows;
}

async function firstFrontend(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/api/d1/getfrontendsummaries`, { headers });
  const [first] = (await answer.json()) as { URL: string }[];
  return first?.URL ?? '';
}

async function compare(
  figure: string,
  what: string,
  connections: number,
  [subject, baseline]: [Subject, Subject],
): Promise<Row> {
  const ask =
    ({ port, call, status }: Subject) =>
    () =>
      load({ port, connections, seconds: 3, request: call, status });
  const found = await inTurns(3, ask(subject), ask(baseline));
  const p99 = quantile(
    found.subject.flatMap(({ latencies }) => latencies),
    0.99,
  );
  return {
    figure,
    value: median(found.subject.map(({ perSecond }) => perSecond)),
    unit: 'req/s',
    baseline: { what, value: median(found.baseline.map(({ perSecond }) => perSecond)) },
    note: `p99 ${p99.toFixed(1)} ms at ${connections} connections`,
  };
}

async function compareUploads(ours: string, bare: string, token: string): Promise<Row> {
  const picture = pngOf(randomBytes(MEGABYTE));
  let number = 0;
  const subject = async () => {
    number += 1;
    const form = new FormData();
    form.set('folder', '[Tests]');
    form.set('file', new File([picture], `foto-${number}.png`, { type: 'image/png' }));
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(ours, { method: 'POST', headers, body: form })).status === 201;
  };
  const baseline = async () => (await fetch(bare, { method: 'POST', body: picture })).ok;
  const found = await inTurns(
    3,
    () => uploads(subject),
    () => uploads(baseline),
  );
  const p99 = quantile(
    found.subject.flatMap(({ latencies }) => latencies),
    0.99,
  );
  return {
    figure: 'durable upload of 1 MB',
    value: median(found.subject.map(({ perSecond }) => perSecond)),
    unit: 'req/s',
    baseline: {
      what: 'the same bytes, flushed',
      value: median(found.baseline.map(({ perSecond }) => perSecond)),
    },
    note: `p99 ${p99.toFixed(0)} ms, five at a time; ours checks the picture and strips what it tells of its maker`,
  };
}

/** Five at a time. */
async function uploads(send: () => Promise<boolean>) {
  const latencies: number[] = [];
  const started = performance.now();
  let left = UPLOADS_PER_TURN;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const sent = performance.now();
      if (!(await send())) throw new Error('an upload was refused');
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: 5 }, worker));
  return { perSecond: UPLOADS_PER_TURN / ((performance.now() - started) / 1000), latencies };
}
