import { mkdtempSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startBaseline } from '../frame/child.ts';
import { serverWithSuppliers } from '../frame/filled-server.ts';
import { load, rawRequest } from '../frame/load.ts';
import type { Row } from '../frame/row.ts';
import { inTurns, median, quantile } from '../frame/statistics.ts';

const path = '/api/d1/getallsuppliers';

/** The list of 1,000 suppliers, beside a bare server that sends the same bytes from memory. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithSuppliers(1_000);
  const headers = {
    authorization: `Bearer ${await tokenFor(server.url, 'king')}`,
    'accept-encoding': 'gzip, deflate, br',
  };
  const baseline = await startBaseline(new URL('./answer-from-memory.mjs', import.meta.url), {
    ANSWER: await capture(`${server.url}${path}`, headers),
  });
  const request = rawRequest('GET', path, headers);
  const ask = (port: number) => () =>
    load({ port, connections: 10, seconds: 3, request: () => request, status: 200 });
  const port = Number(new URL(server.url).port);
  await ask(port)();
  const found = await inTurns(3, ask(port), ask(baseline.port));
  await baseline.stop();
  await server.dispose();
  const p99 = quantile(
    found.subject.flatMap((it) => it.latencies),
    0.99,
  );
  return [
    {
      figure: 'list of 1,000 suppliers',
      value: median(found.subject.map((it) => it.perSecond)),
      unit: 'req/s',
      baseline: {
        what: 'bare server, same bytes',
        value: median(found.baseline.map((it) => it.perSecond)),
      },
      bar: { atLeast: 0.7 },
      note: `p99 ${p99.toFixed(1)} ms, ${((found.subject[0]?.size ?? 0) / 1000).toFixed(0)} kB an answer`,
    },
  ];
}

/** The answer as it comes over the wire, undecoded, kept in a file for the baseline. */
async function capture(url: string, headers: Record<string, string>) {
  const file = join(mkdtempSync(join(tmpdir(), 'wabu-bench-')), 'answer.json');
  await new Promise<void>((resolve, reject) => {
    get(url, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      const {
        date,
        connection,
        'keep-alive': _,
        'transfer-encoding': __,
        ...kept
      } = answer.headers;
      const body = Buffer.concat(chunks).toString('base64');
      writeFileSync(file, JSON.stringify({ headers: kept, body, date, connection }));
      resolve();
    }).on('error', reject);
  });
  return file;
}
