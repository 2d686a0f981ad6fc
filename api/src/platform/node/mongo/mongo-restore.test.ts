import { cp, rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { recordChange } from '../../../store/change-repository.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { takeBackup } from '../backup/take-backup.ts';
import { openData, withData } from '../backup/testing/data-folders.ts';
import { readInstallation } from '../database/installation-repository.ts';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { MongoDocuments } from './mongo-documents.ts';
import { MongoDouble } from './testing/mongo-double.ts';

// Each test starts several servers.
jest.setTimeout(60_000);

let mongo: MongoDouble;
let warnings: string[];
let written: number;

makeFolder();
beforeEach(async () => {
  mongo = await new MongoDouble().start();
  warnings = [];
  written = 0;
});
afterEach(() => mongo.stop());

const dataDir = () => dir('data');

/** Starts a server, writes changes, delivers them unless it has no MongoDB, and stops. */
async function run(changes: number, MONGODB_URL = mongo.url): Promise<string> {
  const platform = await openData({ DATA_DIR: dataDir(), MONGODB_URL }, (level, event) => {
    if (level === 'warn') warnings.push(event);
  });
  const statements = range(written + 1, written + changes).map((number) => {
    const author = {
      name: 'king',
      role: 'king',
      at: Date.now(),
      requestId: `r-${number}`,
      batch: `b-${number}`,
    };
    return recordChange(author, { action: 'create', entity: 'file', recordId: 'x', label: 'x' });
  });
  written += changes;
  await platform.database.write(statements);
  if (platform.documents instanceof MongoDocuments) await deliverAll(platform.documents);
  await platform.close();
  return withData('data', ({ database }) => readInstallation(database));
}

/** On a busy machine, connecting may take longer than a delivery waits. */
async function deliverAll(documents: MongoDocuments): Promise<void> {
  const isThere = () =>
    [...mongo.documents.values()].some(({ requestId }) => requestId === `r-${written}`);
  for (let attempt = 0; attempt < 10 && !isThere(); attempt += 1) await documents.deliver();
}

/** SQLite removes its WAL some time after the driver has closed the database, perhaps while it is copied. */
async function copyData(): Promise<void> {
  const copy = () => cp(dataDir(), dir('copy'), { recursive: true });
  await copy().catch(copy);
}

/** The changes of an installation in MongoDB, by request id. */
function delivered(installation: string): number[] {
  return [...mongo.documents.values()]
    .filter((document) => document.installation === installation)
    .map(({ requestId }) => Number(String(requestId).slice(2)))
    .sort((a, b) => a - b);
}
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

test('after a restore, every change is delivered and no earlier document is replaced', async () => {
  const first = await run(3);
  await takeBackup(dataDir(), dir('one.backup'));
  await run(440);
  await restoreBackup(dir('one.backup'), dataDir());
  const second = await run(5);
  expect(second).not.toBe(first);
  expect(delivered(first)).toEqual(range(1, 443));
  expect(delivered(second)).toEqual([...range(1, 3), ...range(444, 448)]);
});

test.each([
  ['fewer changes than were delivered', 2],
  ['more changes than were delivered', 20],
])('a database file of an earlier state, with %s, is detected', async (_, later) => {
  const first = await run(3);
  await copyData();
  await run(10);
  await rm(dataDir(), { recursive: true });
  await cp(dir('copy'), dataDir(), { recursive: true });
  await run(later, '');
  const second = await run(1);
  expect(delivered(first)).toEqual(range(1, 13));
  expect(delivered(second)).toEqual([...range(1, 3), ...range(14, 14 + later)]);
  expect(warnings).toContain(
    'the database went back without a restore: it gets a new installation id',
  );
});
