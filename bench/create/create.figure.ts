import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSupplier } from '@wabu/shared/testing/builders';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { startBaseline } from '../frame/child.ts';
import { serverWithSuppliers } from '../frame/filled-server.ts';
import { load, rawRequest } from '../frame/load.ts';
import type { Row } from '../frame/row.ts';
import { inTurns, median, quantile } from '../frame/statistics.ts';

/** Creating suppliers that survive a power cut, beside a bare server with the same guarantee. */
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
  const ask = (port: number) => () =>
    load({ port, connections: 10, seconds: 2, request, status: 201 });
  const found = await inTurns(7, ask(Number(new URL(server.url).port)), ask(baseline.port));
  await baseline.stop();
  await server.dispose();
  rmSync(folder, { recursive: true });
  const p99 = quantile(
    found.subject.flatMap((it) => it.latencies),
    0.99,
  );
  return [
    {
      figure: 'durable create of a supplier',
      value: median(found.subject.map((it) => it.perSecond)),
      unit: 'req/s',
      baseline: {
        what: 'bare server, synchronous FULL',
        value: median(found.baseline.map((it) => it.perSecond)),
      },
      bar: { atLeast: 0.7 },
      note: `p99 ${p99.toFixed(1)} ms at ten connections`,
    },
  ];
}
