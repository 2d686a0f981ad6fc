import 'fake-indexeddb/auto';
import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { readCopy, readCopyKey, removeCopy, writeCopy } from './index.ts';
import { removeCopies } from './stored-copies.ts';

const list = { name: 'suppliers', format: 1 };
const parts = [{ revision: 'a.1' }, [{ Nome: 'Terme del Garda', PIVA: '00743110157' }]];

/** The key that a session's answers bring. */
async function keyOf(digit: string): Promise<CryptoKey> {
  const key = await readCopyKey(answerWith(digit.repeat(64)));
  if (key === null) throw new Error('This environment has no copies');
  return key;
}
const answerWith = (key: string) => new Response('', { headers: { 'Wabu-Copy-Key': key } });
const read = (key: CryptoKey, of = list) => readCopy(of, key, () => undefined);
const isWanted = () => true;
const databases = async () => (await indexedDB.databases()).map(({ name }) => name);

/** What is stored, as text. */
async function stored(): Promise<string> {
  const opening = indexedDB.open('wabu-copies');
  const database = await succeeded<IDBDatabase>(opening);
  const all = database.transaction('lists').objectStore('lists').getAll();
  const copies = await succeeded<Uint8Array[][]>(all);
  database.close();
  return copies
    .flat()
    .map((bytes) => Buffer.from(bytes).toString('latin1'))
    .join('');
}
const succeeded = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });

afterEach(() => removeCopies());

test('a copy is read with the key of its session, part by part', async () => {
  const prepared: unknown[] = [];
  await writeCopy(list, await keyOf('1'), parts, isWanted);
  expect(await readCopy(list, await keyOf('1'), (part) => prepared.push(part))).toEqual(parts);
  expect(prepared).toEqual(parts);
});

test('what is stored contains nothing that can be read', async () => {
  await writeCopy(list, await keyOf('1'), parts, isWanted);
  const text = await stored();
  expect(text.length).toBeGreaterThan(100);
  // A gzip stream begins with these bytes.
  for (const plain of ['Terme', '00743110157', 'revision', '\x1f\x8b'])
    expect(text).not.toContain(plain);
  expect((await keyOf('1')).extractable).toBe(false);
});

test('a copy of another session is not read, and removed', async () => {
  await writeCopy(list, await keyOf('1'), parts, isWanted);
  expect(await read(await keyOf('2'))).toBeNull();
  expect(await read(await keyOf('1'))).toBeNull();
});

test('a copy in another format is not read', async () => {
  await writeCopy(list, await keyOf('1'), parts, isWanted);
  expect(await read(await keyOf('1'), { ...list, format: 2 })).toBeNull();
});

test('of two tabs that write at the same time, one leaves a whole copy', async () => {
  const key = await keyOf('1');
  const others = [{ revision: 'a.2' }, [], []];
  await Promise.all([
    writeCopy(list, key, parts, isWanted),
    writeCopy(list, key, others, isWanted),
  ]);
  expect([parts, others]).toContainEqual(await read(key));
});

test('the copy of one list is removed without those of others', async () => {
  const key = await keyOf('1');
  const other = { name: 'frontends', format: 1 };
  await writeCopy(list, key, parts, isWanted);
  await writeCopy(other, key, parts, isWanted);
  await removeCopy(list);
  expect([await read(key), await read(key, other)]).toEqual([null, parts]);
});

test('nothing is stored after the end of the session, and its copies are removed', async () => {
  const key = await keyOf('1');
  await writeCopy(list, key, parts, () => false);
  expect(await read(key)).toBeNull();
  await writeCopy(list, key, parts, isWanted);
  removeCopies();
  await waitFor(async () => expect(await databases()).toEqual([]));
});

test('a browser that rejects storage has no copies and no errors', async () => {
  const key = await keyOf('1');
  const { open } = indexedDB;
  indexedDB.open = () => {
    throw new DOMException('Private window', 'SecurityError');
  };
  await writeCopy(list, key, parts, isWanted);
  expect(await read(key)).toBeNull();
  indexedDB.open = open;
});

test('a full disk leaves no part of a copy', async () => {
  const key = await keyOf('1');
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  await writeCopy(list, key, parts, isWanted);
  IDBObjectStore.prototype.put = put;
  expect(await read(key)).toBeNull();
});

test('there is no key without one from the server, or without a secure context', async () => {
  expect(await readCopyKey(new Response(''))).toBeNull();
  const { crypto } = globalThis;
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await readCopyKey(answerWith('1'.repeat(64)))).toBeNull();
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
});
