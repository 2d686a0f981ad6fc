import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSupplier } from '@wabu/shared/testing/builders';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startBaseline } from '../lib/child.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { load, rawRequest } from '../lib/load.ts';
import type { Row } from '../lib/row.ts';
import { interleaved, median, quantile } from '../lib/statistics.ts';

/** Durable creates of suppliers, beside a bare server with the same durability. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithSuppliers(1_000);
  const folder = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const baseline = await startBaseline(new URL('./insert-bare.mjs', import.meta.url), {
    FILE: `${folder}/bare.db`,
  });
  const headers = {
    authorization: `Bearer ${await tokenFor(server.url, 'king')}`,
    'content-type': 'application/json',
  };
  let number = 100_000;
  const request = () => {
    number += 1;
    return rawRequest('POST', '/api/d1/addsupplier', headers, JSON.stringify(aSupplier(number)));
  };
  const run = (port: number) => () =>
    load({ port, connections: 10, seconds: 2, request, status: 201 });
  const results = await interleaved(7, run(Number(new URL(server.url).port)), run(baseline.port));
  await baseline.stop();
  await server.dispose();
  rmSync(folder, { recursive: true });
  const p99 = quantile(
    results.subject.flatMap((it) => it.latencies),
    0.99,
  );
  return [
    {
      name: 'durable create of a supplier',
      value: median(results.subject.map((it) => it.perSecond)),
      unit: 'req/s',
      baseline: {
        what: 'bare server, synchronous FULL',
        value: median(results.baseline.map((it) => it.perSecond)),
      },
      threshold: { atLeast: 0.7 },
      note: `p99 ${p99.toFixed(1)} ms at ten connections`,
    },
  ];
}
