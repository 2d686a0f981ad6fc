import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tools/scripts/setup/port.mjs';
import { people, tokenFor } from '../fixtures/people.ts';
import { storeSession } from '../fixtures/stored-session.ts';
import { expect, test } from '../fixtures/test.ts';
import { copyTree } from '../releases/copied-tree.ts';

test.describe.configure({ timeout: 600_000 });

let tree: ReturnType<typeof copyTree>;
let data: string;
let url: string;
let dev: ChildProcess;
test.beforeAll(async () => {
  tree = copyTree();
  data = mkdtempSync(join(tmpdir(), 'wabu-dev-data-'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: '',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
    KING_PASSWORD: people.king.password,
  };
  dev = spawn(process.execPath, ['tools/scripts/dev.mjs'], {
    cwd: tree.folder,
    env,
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(`${url}/healthz`)).ok).toBe(true)).toPass();
});
test.afterAll(async () => {
  const ended = once(dev, 'exit');
  dev.kill();
  await ended;
  for (const folder of [tree.folder, data]) rmSync(folder, { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  const path = join(tree.folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

test('A second npm run dev in the same folder is rejected in one sentence @verify', async () => {
  const settings = {
    PORT: String(await freePort()),
    DATA_DIR: `${data}-second`,
    HOST: '127.0.0.1',
  };
  await expect(tree.node(['tools/scripts/dev.mjs'], settings)).rejects.toThrow(
    /npm run dev is running in this folder already \(process \d+\): stop it, or/,
  );
});

test('In development words and parts of several modules change at once, and an open form stays @verify', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'it-IT' });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  for (const path of ['/', '/de/privacy', '/login']) {
    await page.goto(url + path);
    // Set when React has taken the page over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
    );
  }
  expect(errors, 'hydration').toEqual([]);

  await storeSession(page, url, await tokenFor(url, 'king'));
  await page.goto(`${url}/adminwabu/suppliers`);
  await page.getByRole('button', { name: 'Nuovo', exact: true }).click();
  await page.getByLabel('Nome').first().fill('Battelli');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  change('mf-suppliers/src/words/it.ts', "requiredNote: '", "requiredNote: 'Nota: ");
  change('shell/src/words/it.ts', "logout: 'Logout'", "logout: 'Arrivederci'");
  change('shell/src/staff/admin-layout/admin-menu.tsx', '>Wabu<', '>Lago<');
  change('mf-users/src/words/it.ts', "title: 'Utenti'", "title: 'Persone'");
  await expect(page.getByText(/^Nota: /).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Arrivederci' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Lago')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect(page.getByLabel('Nome').first()).toHaveValue('Battelli');

  // A module that the page had not loaded when it was built again.
  await page.goto(`${url}/adminwabu/users`);
  await expect(page.getByRole('heading', { name: 'Persone' })).toBeVisible();

  // A file that takes longer than a build may: the page waits for it.
  let release = () => {};
  const isBuilt = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/modules/devtools/**');
  await page.route('**/modules/devtools/**', async (route) => {
    await isBuilt;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${url}/adminwabu/tests`, { waitUntil: 'commit' });
  await asked;
  await page.clock.fastForward('05:00');
  release();
  await expect(page.getByRole('textbox', { name: 'Testo di prova' })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
});
