import { rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { aFrontend, aSection, aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { post, postAll, send, tokenFor } from '../e2e/fixtures/people.ts';
import { type Server, startServer } from '../e2e/fixtures/server.ts';
import { load } from './lib/load.ts';
import { interleaved, type Row } from './lib/row.ts';
import { serverWithSuppliers, startBaseline } from './lib/servers.ts';

const ROUNDS = 15;
const COUNT = 1_000;
const LIST = '/api/d1/getallsuppliers';
const ADD = '/api/d1/addsupplier';

/** Requests per second beside a bare server that reads and inserts the same rows, and the bytes of the history. */
export async function measure(): Promise<Row[]> {
  const ours = await serverWithSuppliers(COUNT);
  const file = `${ours.dataDir}-bare.db`;
  const bare = await startBaseline('bare-server', { FILE: file });
  try {
    await postAll(bare.url, manySuppliers(COUNT), '');
    const rows = await answering(ours, bare.url);
    return [...rows, await oneFrontend(bare.url), await oneLetter()];
  } finally {
    await bare.stop();
    await ours.dispose();
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  }
}

async function answering({ url }: Server, bare: string): Promise<Row[]> {
  const headers = await headersOf(url);
  const get = (path: string) => () => ({ path, headers });
  const read = (origin: string, path: string) => () => load(origin, 200, get(path));
  const cached = await interleaved(ROUNDS, read(url, LIST), read(bare, '/'));
  let number = 1_000_000;
  const next = () => aSupplier(++number);
  const afterWrite = async (origin: string, add: string, list: string) => {
    await post(origin + add, next(), headers.authorization?.slice('Bearer '.length));
    const started = performance.now();
    await (await fetch(origin + list, { headers })).arrayBuffer();
    return 1000 / (performance.now() - started);
  };
  const written = await interleaved(
    ROUNDS,
    () => afterWrite(url, ADD, LIST),
    () => afterWrite(bare, '', ''),
  );
  const create = (path: string) => () => ({
    method: 'POST',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(next()),
  });
  const write = (origin: string, path: string) => () => load(origin, 201, create(path));
  const created = await interleaved(ROUNDS, write(url, ADD), write(bare, '/'));
  return [
    beside('list of 1,000 suppliers, cached', cached, 40),
    beside('list of 1,000 suppliers, in the request after a write', written, 1),
    beside('durable create of a supplier', created, 0.9),
  ];
}

async function oneFrontend(bare: string): Promise<Row> {
  const server = await startServer({ data: 'empty' });
  const headers = await headersOf(server.url);
  const listed = await fetch(`${server.url}/api/d1/getfrontendsummaries`, { headers });
  const [first] = (await listed.json()) as { URL: string }[];
  const path = `/api/d1/getfrontend?URL=${encodeURIComponent(first?.URL ?? '')}`;
  const found = await interleaved(
    ROUNDS,
    () => load(server.url, 200, () => ({ path, headers })),
    () => load(bare, 200, () => ({ path: '/?one', headers })),
  );
  await server.dispose();
  return beside('one frontend', found, 1);
}

const beside = (
  name: string,
  { subject, baseline }: { subject: number[]; baseline: number[] },
  atLeast: number,
): Row => ({
  name,
  runs: subject,
  unit: 'req/s',
  baseline: { what: 'bare server', runs: baseline },
  limit: { atLeast },
});

async function headersOf(url: string): Promise<Record<string, string>> {
  const token = await tokenFor(url, 'king');
  return { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, deflate, br' };
}

async function oneLetter(): Promise<Row> {
  const server = await startServer({ data: 'empty', env: { DEMO: '0' } });
  const token = await tokenFor(server.url, 'king');
  const supplier = aSupplier();
  await post(server.url + ADD, supplier, token);
  const text = `<p>${'Una giornata al lago, di mattina presto. '.repeat(25)}</p>`.repeat(1_050);
  const frontend = (it: string) =>
    aFrontend(supplier.Nome, 1, { Sezioni: [aSection({ id: 's', Contenuto: { it } })] });
  await post(`${server.url}/api/d1/addfrontend`, frontend(text), token);
  const changed = frontend(text.replace('giornata', 'giornatA'));
  await send('PUT', `${server.url}/api/d1/updatefrontend`, changed, token);
  await server.stop();
  const client = createClient({ url: `file:${server.dataDir}/wabu.db` });
  const { rows } = await client.execute('SELECT * FROM changes ORDER BY id DESC LIMIT 1');
  client.close();
  await server.dispose();
  return {
    name: 'history of one changed letter in a microsite of 1.1 MB',
    runs: [Buffer.byteLength(JSON.stringify(Object.values(rows[0] ?? {}))) / 1_000],
    unit: 'kB',
    limit: { atMost: 4 },
  };
}
