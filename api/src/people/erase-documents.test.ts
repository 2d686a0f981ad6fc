import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ERASED_USER } from '@wabu/shared/entities/privacy/person';
import { readInstallation } from '../platform/node/database/installation-repository.ts';
import { MongoDocuments } from '../platform/node/mongo/mongo-documents.ts';
import { MongoDouble } from '../platform/node/mongo/testing/mongo-double.ts';
import { renewInstallation } from '../platform/renew-installation.ts';
import { createTestApi, type TestApi } from '../testing.ts';
import { completeErasures } from './erase-person.ts';
import { peopleCalls } from './testing/people-calls.ts';
import { MARKS, NAME, seedSupplier, seedUser } from './testing/seed-people.ts';

let mongo: MongoDouble;
let api: TestApi;
let documents: MongoDocuments;

beforeEach(async () => {
  mongo = await new MongoDouble().start();
  api = await createTestApi({ log: () => {} });
  const { database } = api.platform;
  documents = new MongoDocuments(mongo.url, { database, log: () => {}, everyMs: 1_000_000 });
  api.platform.documents = documents;
});
afterEach(async () => {
  await documents.close();
  await mongo.stop();
  await api.close();
});

async function erase(text: string, name: string) {
  const calls = await peopleCalls(api);
  return calls.erase(await calls.keyOf(text), name);
}
const stored = () => JSON.stringify([...mongo.documents.values()]).toLowerCase();
const leftOf = (marks: string[]) => marks.filter((mark) => stored().includes(mark.toLowerCase()));

test('a supplier is erased from the documents of this database and of the ones before a restore', async () => {
  await seedSupplier(api);
  await documents.deliver();
  await api.platform.database.write([renewInstallation()]);
  expect(leftOf(MARKS.slice(0, 1))).toHaveLength(1);
  await documents.close();
  documents = new MongoDocuments(mongo.url, { ...api.platform, log: () => {}, everyMs: 1_000_000 });
  api.platform.documents = documents;
  await erase('zanetti', NAME);
  await documents.deliver();
  const installation = await readInstallation(api.platform.database);
  const ids = [...mongo.documents.keys()].map(String);
  expect(ids.some((id) => id.startsWith(installation))).toBe(true);
  expect(ids.some((id) => !id.startsWith(installation))).toBe(true);
  expect(leftOf(MARKS)).toEqual([]);
});

test('the name of a user gives way in the documents', async () => {
  await seedUser(api);
  await erase('zanetti', 'zanetti');
  await documents.deliver();
  expect(leftOf(['zanetti'])).toEqual([]);
  expect(stored()).toContain(ERASED_USER);
});

test('while MongoDB does not answer an erasure is rejected, and one that was begun waits', async () => {
  await seedSupplier(api);
  const { database, erasures } = api.platform;
  const names = () => database.query('SELECT id, name FROM suppliers');
  const [supplier] = await names();
  await mongo.stop();
  await expect(erase('zanetti', NAME)).rejects.toThrow('MongoDB) non risponde');
  expect(await erasures.list()).toEqual([]);
  await erasures.add(`supplier:${supplier?.id}`);
  expect(await completeErasures(api.platform)).toBe(0);
  expect(await names()).toEqual([supplier]);
  await mongo.start();
  expect(await completeErasures(api.platform)).toBe(1);
  expect(await names()).toEqual([]);
});
