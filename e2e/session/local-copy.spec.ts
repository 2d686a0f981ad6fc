import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { manySuppliers } from '@wabu/shared/testing/builders';
import { people, post, postAll } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** More than a page: a list of one page has no copy. */
const suppliers = manySuppliers(150);

test.use({ role: 'king', serverOptions: { env: { DEMO: '0' }, data: 'empty' } });

test('The copy of the suppliers on the disk is unreadable, of use to its session only, and ends with it', async ({
  page,
  server,
  token,
  signIn,
  suppliersPage,
  staffArea,
  allowConsoleError,
}) => {
  const king = await token('king');
  await postAll(`${server.url}/api/d1/addsupplier`, suppliers, king);
  const { username, password } = people.admin;
  // The admin has no picture.
  allowConsoleError(/getavatar/);
  const admin = { clear_name: username, clear_psw: password, clear_role: 'admin' };
  await post(`${server.url}/api/d1/adduser`, { ...admin, clear_avatar: 'avatar.jpg' }, king);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/d1/suppliers')) requests += 1;
  });
  const openList = async () => {
    requests = 0;
    await suppliersPage.open();
    const whole = suppliersPage.list.locator(`[aria-setsize="${suppliers.length}"]`).first();
    await whole.waitFor();
  };

  await openList();
  await expect.poll(() => copies(page)).not.toEqual([]);
  for (const bytes of await copies(page)) {
    for (const { Nome } of suppliers) expect(bytes.includes(Nome)).toBe(false);
    // The vector precedes what is encrypted, which is compressed.
    for (const part of [bytes, bytes.subarray(12)]) expect(() => gunzipSync(part)).toThrow();
  }
  await openList();
  expect(requests, 'the rest comes from the copy').toBe(1);

  await signIn('admin');
  await openList();
  expect(requests, 'another user reads the rest from the server').toBeGreaterThan(1);
  await expect.poll(() => copies(page)).not.toEqual([]);

  await staffArea.logout.click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => databases(page)).not.toContain('wabu-copies');
});

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** The stored parts of all copies. */
async function copies(page: Page): Promise<Buffer[]> {
  if (!(await databases(page)).includes('wabu-copies')) return [];
  const parts = await page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await result(indexedDB.open('wabu-copies'));
    const stored = await result<Uint8Array[][]>(
      database.transaction('lists').objectStore('lists').getAll(),
    );
    database.close();
    return stored.flat().map((bytes) => [...bytes]);
  });
  return parts.map((bytes) => Buffer.from(bytes));
}
