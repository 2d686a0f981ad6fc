import { tokenFor } from '../../e2e/fixtures/people.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { answerBesideMemory } from '../lib/bare-server/answer-beside-memory.ts';
import { collectsOnSignal } from '../lib/collect-heap.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';

/** The list of 1,000 suppliers, a page of as many and one frontend, each beside a bare server with the same bytes. */
export async function measure(): Promise<Row[]> {
  const suppliers = await serverWithSuppliers(1_000);
  const demo = await startServer({ data: 'empty', env: collectsOnSignal });
  try {
    const frontend = `/api/d1/getfrontend?URL=${encodeURIComponent(await firstFrontend(demo))}`;
    return [
      await ofKing('list of 1,000 suppliers', suppliers, '/api/d1/getallsuppliers'),
      await ofKing('page of 1,000 suppliers', suppliers, '/api/d1/suppliers?limit=1000'),
      await ofKing('one frontend', demo, frontend),
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

async function ofKing(name: string, server: Server, path: string): Promise<Row> {
  const authorization = `Bearer ${await tokenFor(server.url, 'king')}`;
  return answerBesideMemory(name, server, path, { authorization });
}
