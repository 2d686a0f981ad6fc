import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aSupplier } from '@wabu/shared/testing/builders';
import { answer } from '../../../client.ts';
import { createTestApi, type TestApi } from '../../../testing.ts';
import type { Log } from '../../platform.ts';
import { readInstallation } from '../database/installation-repository.ts';
import { documentId } from './change-document.ts';
import { MongoDocuments } from './mongo-documents.ts';
import { MongoDouble } from './testing/mongo-double.ts';

let mongo: MongoDouble;
let api: TestApi;
let documents: MongoDocuments;
let warnings: string[];
let installation: string;

beforeEach(async () => {
  mongo = await new MongoDouble().start();
  warnings = [];
  api = await createTestApi();
  installation = await readInstallation(api.platform.database);
  documents = open();
  api.platform.documents = documents;
});
afterEach(async () => {
  await documents.close();
  await mongo.stop();
  await api.close();
});

/** A process on this database; `warnings` has its warnings. */
function open(more: { checkEveryMs?: number } = {}): MongoDocuments {
  const { database } = api.platform;
  const log: Log = (level, event) => level === 'warn' && warnings.push(event);
  return new MongoDocuments(mongo.url, { database, log, everyMs: 1_000_000, ...more });
}

const ids = (...numbers: number[]) => numbers.map((number) => documentId(installation, number));

const addSupplier = (PIVA: string) => api.seedSuppliers([aSupplier(1, { Nome: 'Terme', PIVA })]);
const removeSupplier = async (PIVA: string) => {
  const { d1 } = (await api.client('king')).api;
  await answer(d1.deletesupplier.$delete({ json: { PIVA } }));
};

test('every change becomes one document, without the tax code', async () => {
  await addSupplier('01234567890');
  await removeSupplier('01234567890');
  await documents.deliver();
  await documents.deliver();
  expect([...mongo.documents.values()]).toEqual([
    expect.objectContaining({
      _id: documentId(installation, 1),
      installation,
      number: 1,
      happenedAt: expect.any(Date),
      actor: { name: 'king', role: 'king' },
      action: 'create',
      entity: 'supplier',
      difference: null,
      batch: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
    expect.objectContaining({
      number: 2,
      action: 'delete',
      difference: expect.objectContaining({ Nome: 'Terme', PIVA: '••••••••890' }),
    }),
  ]);
  expect(mongo.commands.filter((name) => name === 'update')).toHaveLength(1);
});

test('changes made while MongoDB is down are delivered later, and no save waits', async () => {
  await addSupplier('00000000001');
  await documents.deliver();
  await mongo.stop();
  await addSupplier('00000000002');
  await documents.deliver();
  await documents.deliver();
  expect(warnings).toEqual(['documents are not delivered']);
  await mongo.start();
  await documents.deliver();
  expect([...mongo.documents.keys()]).toEqual(ids(1, 2));
  expect(warnings).toEqual(['documents are not delivered']);
}, 30_000);

test('a new process continues after the newest document', async () => {
  await addSupplier('00000000001');
  await documents.deliver();
  await addSupplier('00000000002');
  mongo.commands.length = 0;
  await open().close();
  expect([...mongo.documents.keys()]).toEqual(ids(1, 2));
  expect(mongo.commands.filter((name) => name === 'update')).toHaveLength(1);
  expect(warnings).toEqual([]);
});

const MISSING = 'documents were missing and are delivered again';

test('the next process delivers missing older documents again and logs it', async () => {
  for (const PIVA of ['00000000001', '00000000002', '00000000003']) await addSupplier(PIVA);
  await documents.deliver();
  mongo.documents.delete(ids(2)[0]);
  await open().close();
  expect([...mongo.documents.keys()].sort()).toEqual(ids(1, 2, 3));
  expect(warnings).toEqual([MISSING]);
});

test('a MongoDB that lost its documents gets them again', async () => {
  await addSupplier('00000000001');
  await documents.deliver();
  await mongo.stop();
  mongo.documents.clear();
  await addSupplier('00000000002');
  await documents.deliver();
  await mongo.start();
  await documents.deliver();
  expect([...mongo.documents.keys()]).toEqual(ids(1, 2));
}, 30_000);

test('a long-running process checks again for missing documents', async () => {
  const watchful = open({ checkEveryMs: 0 });
  await addSupplier('00000000001');
  await addSupplier('00000000002');
  await watchful.deliver();
  mongo.documents.delete(ids(1)[0]);
  await watchful.close();
  expect([...mongo.documents.keys()].sort()).toEqual(ids(1, 2));
  expect(warnings).toEqual([MISSING]);
});

test('documents of other installations and earlier versions stay unchanged', async () => {
  const others = [7, documentId('another', 9), documentId('zzz', 1)];
  for (const _id of others) mongo.documents.set(_id, { _id });
  await addSupplier('00000000001');
  await documents.deliver();
  expect([...mongo.documents.keys()]).toEqual([...others, ...ids(1)]);
});

test('the contents of documents from before a time are deleted, who and when stay', async () => {
  await addSupplier('00000000001');
  await documents.deliver();
  const contents = () => [...mongo.documents.values()].map(({ label, actor }) => [label, actor]);
  const actor = { name: 'king', role: 'king' };
  await documents.prune(Date.now() - 60_000);
  expect(contents()).toEqual([['Terme', actor]]);
  await documents.prune(Date.now() + 60_000);
  expect(contents()).toEqual([[null, actor]]);
});

test('the contents of documents of a purged record are deleted, but for the entry of the purge', async () => {
  const { d1 } = (await api.client('king')).api;
  const PIVA = '00000000001';
  await addSupplier(PIVA);
  await answer(d1.deletesupplier.$delete({ json: { PIVA } }));
  await documents.deliver();
  await answer(d1.purge.$post({ json: { id: 1 } }));
  await documents.deliver();
  await documents.prune(0);
  const contents = [...mongo.documents.values()].map(({ action, label, difference }) => [
    action,
    label,
    difference,
  ]);
  expect(contents).toEqual([
    ['create', null, null],
    ['delete', null, null],
    // The end of the tax code, by which a person is still found.
    ['purge', 'Terme', { before: { PIVA: '••••••••001' } }],
  ]);
});

test('the check pings MongoDB and fails while it is down', async () => {
  let now = Date.now();
  api.platform.now = () => now;
  const check = async () => {
    now += 60_000;
    const response = await api.fetch('/api/mongo/checkmongo');
    return [response.status, await response.text()];
  };
  api.platform.log = () => {};
  expect(await check()).toEqual([200, 'Database documenti: OK']);
  expect(mongo.commands).toContain('ping');
  await mongo.stop();
  expect(await check()).toEqual([503, 'Database documenti: non disponibile']);
  await mongo.start();
  expect(await check()).toEqual([200, 'Database documenti: OK']);
}, 30_000);
