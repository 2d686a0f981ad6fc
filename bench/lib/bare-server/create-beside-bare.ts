import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSupplier } from '@wabu/shared/testing/builders';
import { tokenFor } from '../../../e2e/fixtures/people.ts';
import type { Server } from '../../../e2e/fixtures/server.ts';
import { startBaseline } from '../child.ts';
import { rawRequest } from '../load.ts';
import type { Row } from '../row.ts';
import { throughput } from '../throughput.ts';

/** Durable creates of suppliers, beside a bare server with the same durability. */
export async function createBesideBare(name: string, server: Server): Promise<Row> {
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
  const row = await throughput({
    name,
    rounds: 20,
    seconds: 0.7,
    request,
    status: 201,
    port: Number(new URL(server.url).port),
    baseline: { what: 'bare server, synchronous FULL', port: baseline.port },
    atLeast: 0.9,
  });
  await baseline.stop();
  rmSync(folder, { recursive: true });
  return row;
}
