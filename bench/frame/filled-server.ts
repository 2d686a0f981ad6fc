import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { root } from '../../e2e/fixtures/folders.ts';
import { post, tokenFor } from '../../e2e/fixtures/people.ts';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';

/** The built server with that many suppliers and nothing else; the data is made once per build. */
export async function serverWithSuppliers(count: number, entry?: string): Promise<Server> {
  const build = readFileSync(`${root}api/dist/.built`, 'utf8').slice(0, 12);
  const kept = `${root}.cache/bench/${count}-suppliers-${build}`;
  const server = await startServer({ data: 'empty', env: { DEMO: '0' }, entry });
  if (existsSync(kept)) {
    await server.stop();
    cpSync(kept, server.dataDir, { recursive: true });
  } else {
    await fill(server.url, count);
    await server.stop();
    mkdirSync(kept, { recursive: true });
    cpSync(server.dataDir, kept, { recursive: true });
  }
  await server.start();
  return server;
}

async function fill(url: string, count: number) {
  const token = await tokenFor(url, 'king');
  const waiting = manySuppliers(count);
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await post(`${url}/api/d1/addsupplier`, next, token);
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
}
