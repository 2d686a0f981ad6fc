import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import type { Undone } from '@wabu/shared/entities/history/restore';
import { MAX_BULK_OPERATIONS } from '@wabu/shared/entities/lists/bulk-suppliers';
import { randomId } from '@wabu/shared/entities/random-id';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { postAll, tokenFor } from '../../e2e/fixtures/people.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';
import { interleaved } from '../lib/statistics.ts';

const COUNT = 10_000;

const ROUNDS = 5;

/** An import of suppliers by bulk calls beside one call each, and its undo, with another request all the time. */
export async function measure(): Promise<Row[]> {
  const found = await interleaved(
    ROUNDS,
    () => onNewServer(importAndUndo),
    () => onNewServer(addOneByOne),
  );
  return [
    {
      name: 'import of 10,000 suppliers in calls of 500',
      runs: found.subject.map(({ imported }) => imported.seconds),
      unit: 's',
      baseline: {
        what: '10,000 calls, ten at a time',
        runs: found.baseline,
      },
      threshold: { atMost: 0.5 },
    },
    {
      name: 'undo of that import',
      runs: found.subject.map(({ undone }) => undone.seconds),
      unit: 's',
      threshold: { atMost: 10 },
    },
    {
      name: 'another request during import and undo, the longest',
      runs: found.subject.map(({ imported, undone }) => Math.max(imported.longest, undone.longest)),
      quantile: 1,
      unit: 'ms',
      threshold: { atMost: 250 },
    },
  ];
}

interface Work {
  url: string;
  token: string;
  suppliers: SupplierInput[];
}

async function onNewServer<T>(run: (work: Work) => Promise<T>): Promise<T> {
  const server = await serverWithSuppliers(1);
  // The first of them is there.
  const suppliers = manySuppliers(COUNT + 1).slice(1);
  const result = await run({
    url: server.url,
    token: await tokenFor(server.url, 'king'),
    suppliers,
  });
  await server.dispose();
  return result;
}

async function addOneByOne({ url, token, suppliers }: Work) {
  return seconds(() => postAll(`${url}/api/d1/addsupplier`, suppliers, token));
}

async function importAndUndo({ url, token, suppliers }: Work) {
  const post = async <T>(path: string, json: object, batch: string): Promise<T> => {
    const headers = {
      ...authorized(token),
      'content-type': 'application/json',
      [BATCH_HEADER]: batch,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(json) };
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as T;
  };
  const batch = randomId();
  const imported = await besideProbe(url, token, async () => {
    for (let from = 0; from < COUNT; from += MAX_BULK_OPERATIONS) {
      const part = suppliers.slice(from, from + MAX_BULK_OPERATIONS);
      const operations = part.map((supplier) => ({ op: 'add', supplier }));
      await post('/api/d1/bulksuppliers', { operations }, batch);
    }
  });
  const own = randomId();
  const undone = await besideProbe(url, token, async () => {
    let part: Undone | undefined;
    do part = await post<Undone>('/api/d1/undo', { batch, after: part?.next ?? undefined }, own);
    while (part.next !== null);
  });
  return { imported, undone };
}

async function seconds(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

/** The time of some work, and the longest of the requests for a page of the list beside it. */
async function besideProbe(url: string, token: string, work: () => Promise<void>) {
  let isOver = false;
  let longest = 0;
  const probing = (async () => {
    while (!isOver) {
      const time = await seconds(async () => {
        const response = await fetch(`${url}/api/d1/suppliers`, { headers: authorized(token) });
        await response.arrayBuffer();
      });
      longest = Math.max(longest, time * 1000);
    }
  })();
  const time = await seconds(work);
  isOver = true;
  await probing;
  return { seconds: time, longest };
}
