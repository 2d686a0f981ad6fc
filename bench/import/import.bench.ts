import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import type { Undone } from '@wabu/shared/entities/history/restore';
import { MAX_BULK_OPERATIONS } from '@wabu/shared/entities/lists/bulk-suppliers';
import { randomId } from '@wabu/shared/entities/random-id';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { postAll, tokenFor } from '../../e2e/fixtures/people.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import type { Row } from '../lib/row.ts';

const COUNT = 10_000;

/** An import of suppliers by bulk calls beside one call each, and its undo, with another request all the time. */
export async function measure(): Promise<Row[]> {
  // The first of them is there.
  const suppliers = manySuppliers(COUNT + 1).slice(1);
  const single = await serverWithSuppliers(1);
  const singleToken = await tokenFor(single.url, 'king');
  const baseline = await seconds(() =>
    postAll(`${single.url}/api/d1/addsupplier`, suppliers, singleToken),
  );
  await single.dispose();

  const server = await serverWithSuppliers(1);
  const token = await tokenFor(server.url, 'king');
  const post = async <T>(path: string, json: object, batch: string): Promise<T> => {
    const headers = {
      ...authorized(token),
      'content-type': 'application/json',
      [BATCH_HEADER]: batch,
    };
    const init = { method: 'POST', headers, body: JSON.stringify(json) };
    const response = await fetch(server.url + path, init);
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as T;
  };
  const batch = randomId();
  const imported = await besideProbe(server.url, token, async () => {
    for (let from = 0; from < COUNT; from += MAX_BULK_OPERATIONS) {
      const part = suppliers.slice(from, from + MAX_BULK_OPERATIONS);
      const operations = part.map((supplier) => ({ op: 'add', supplier }));
      await post('/api/d1/bulksuppliers', { operations }, batch);
    }
  });
  const own = randomId();
  const undone = await besideProbe(server.url, token, async () => {
    let part: Undone | undefined;
    do part = await post<Undone>('/api/d1/undo', { batch, after: part?.next ?? undefined }, own);
    while (part.next !== null);
  });
  await server.dispose();
  return [
    {
      name: 'import of 10,000 suppliers in calls of 500',
      value: imported.seconds,
      unit: 's',
      baseline: { what: '10,000 calls, ten at a time', value: baseline },
      threshold: { atMost: 0.5 },
    },
    { name: 'undo of that import', value: undone.seconds, unit: 's', threshold: { atMost: 10 } },
    {
      name: 'another request during import and undo, the longest',
      value: Math.max(imported.longest, undone.longest),
      unit: 'ms',
      threshold: { atMost: 250 },
    },
  ];
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
