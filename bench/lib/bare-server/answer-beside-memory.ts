import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Server } from '../../../e2e/fixtures/server.ts';
import { startBaseline } from '../child.ts';
import { collectsOnSignal, settleHeap } from '../collect-heap.ts';
import { rawRequest } from '../load.ts';
import type { Row } from '../row.ts';
import { throughput } from '../throughput.ts';

/**
 * Requests per second to one address, beside a bare server that sends the same bytes from memory. The server runs with
 * `collectsOnSignal`.
 */
export async function answerBesideMemory(
  name: string,
  { url, pid }: Server,
  path: string,
  more: Record<string, string> = {},
): Promise<Row> {
  const headers = { ...more, 'accept-encoding': 'gzip, deflate, br' };
  const folder = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const file = join(folder, 'answer.json');
  await capture(url + path, headers, file);
  const script = new URL('./answer-from-memory.mjs', import.meta.url);
  const baseline = await startBaseline(script, { ANSWER: file, ...collectsOnSignal });
  await settleHeap(pid(), url + path, headers);
  await settleHeap(baseline.child.pid ?? 0, `http://127.0.0.1:${baseline.port}/`, headers);
  const request = rawRequest('GET', path, headers);
  const row = await throughput({
    name,
    rounds: 15,
    seconds: 0.7,
    request: () => request,
    status: 200,
    port: Number(new URL(url).port),
    baseline: { what: 'bare server, same bytes', port: baseline.port },
    atLeast: 0.7,
  });
  await baseline.stop();
  rmSync(folder, { recursive: true });
  return row;
}

/** Writes the response, still compressed, into a file for the baseline. */
function capture(url: string, headers: Record<string, string>, file: string) {
  return new Promise<void>((resolve, reject) => {
    get(url, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const { date, connection, ...others } = response.headers;
      const { 'keep-alive': _, 'transfer-encoding': __, ...kept } = others;
      const body = Buffer.concat(chunks).toString('base64');
      writeFileSync(file, JSON.stringify({ headers: kept, body, date, connection }));
      resolve();
    }).on('error', reject);
  });
}
