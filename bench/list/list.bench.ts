import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { startBaseline } from '../lib/child.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { rawRequest } from '../lib/load.ts';
import type { Row } from '../lib/row.ts';
import { throughput } from '../lib/throughput.ts';

/** The list of 1,000 suppliers and one frontend, each beside a bare server with the same bytes. */
export async function measure(): Promise<Row[]> {
  const suppliers = await serverWithSuppliers(1_000);
  const demo = await startServer({ data: 'empty' });
  try {
    const frontend = `/api/d1/getfrontend?URL=${encodeURIComponent(await firstFrontend(demo))}`;
    return [
      await compare('list of 1,000 suppliers', suppliers, '/api/d1/getallsuppliers'),
      await compare('one frontend', demo, frontend),
    ];
  } finally {
    await suppliers.dispose();
    await demo.dispose();
  }
}

async function firstFrontend({ url }: Server): Promise<string> {
  const headers = { authorization: `Bearer ${await tokenFor(url, 'king')}` };
  const response = await fetch(`${url}/api/d1/getfrontendsummaries`, { headers });
  const [first] = (await response.json()) as { URL: string }[];
  return first?.URL ?? '';
}

async function compare(name: string, { url }: Server, path: string): Promise<Row> {
  const headers = {
    authorization: `Bearer ${await tokenFor(url, 'king')}`,
    'accept-encoding': 'gzip, deflate, br',
  };
  const folder = mkdtempSync(join(tmpdir(), 'wabu-bench-'));
  const file = join(folder, 'answer.json');
  await capture(url + path, headers, file);
  const script = new URL('./answer-from-memory.mjs', import.meta.url);
  const baseline = await startBaseline(script, { ANSWER: file });
  const request = rawRequest('GET', path, headers);
  const row = await throughput({
    name,
    rounds: 3,
    seconds: 3,
    request: () => request,
    status: 200,
    port: Number(new URL(url).port),
    baseline: { what: 'bare server, same bytes', port: baseline.port },
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
