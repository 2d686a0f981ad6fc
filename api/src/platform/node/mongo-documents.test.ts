import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { MongoDouble } from '../../documents/mongo-double.ts';
import { createTestApi, type TestApi } from '../../testing.ts';
import type { LogEntry } from '../platform.ts';
import { MongoDocuments } from './mongo-documents.ts';

let mongo: MongoDouble;
let api: TestApi;
let documents: MongoDocuments;
let said: string[];

beforeEach(async () => {
  mongo = await new MongoDouble().start();
  said = [];
  api = await createTestApi();
  const log = (_: string, event: string, __?: LogEntry) => said.push(event);
  documents = new MongoDocuments(mongo.url, {
    database: api.platform.database,
    log,
    everyMs: 1_000_000,
  });
  api.platform.documents = documents;
});
afterEach(async () => {
  await documents.close();
  await mongo.stop();
  await api.close();
});

async function addSupplier(PIVA: string): Promise<void> {
  await api.seedSuppliers([
    {
      Nome: 'Terme',
      Tipologia: 'Azienda',
      PIVA,
      Indirizzo: '',
      CAP: '25019',
      Citta: '',
      Provincia: 'BS',
      Nazione: 'Italia',
      email: 'a@b.it',
      PEC: '',
      Telefono: '',
      SDI: 'KRRH6B9',
      Contratto: 'Ricarico',
    },
  ]);
}

test('every change becomes a document, once, without the tax code', async () => {
  await addSupplier('01234567890');
  await documents.deliver();
  await documents.deliver();
  expect([...mongo.documents.values()]).toEqual([
    expect.objectContaining({
      _id: 1,
      happenedAt: expect.any(Date),
      actor: { name: 'king', role: 'king' },
      action: 'create',
      entity: 'supplier',
      before: null,
      after: expect.objectContaining({ Nome: 'Terme', PIVA: '••••••••890' }),
    }),
  ]);
  expect(mongo.commands.filter((name) => name === 'update')).toHaveLength(1);
});

test('what was missed while it was down is made up for, and no save waits', async () => {
  await addSupplier('00000000001');
  await documents.deliver();
  await mongo.stop();
  await addSupplier('00000000002');
  await documents.deliver();
  await documents.deliver();
  expect(said).toEqual(['documents are not delivered']);
  await mongo.start();
  await documents.deliver();
  expect([...mongo.documents.keys()]).toEqual([1, 2]);
  expect(said).toEqual(['documents are not delivered', 'documents are delivered again']);
}, 30_000);

test('a new process goes on behind the newest document', async () => {
  await addSupplier('00000000001');
  await documents.deliver();
  await addSupplier('00000000002');
  const { database, log } = api.platform;
  const next = new MongoDocuments(mongo.url, { database, log, everyMs: 1_000_000 });
  mongo.documents.delete(2);
  await next.close();
  expect([...mongo.documents.keys()]).toEqual([1, 2]);
});

test('the check pings it, and is red while it is down', async () => {
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
