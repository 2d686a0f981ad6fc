import { createRequire } from 'node:module';
import { isStorable } from '@wabu/shared/entities/text';
import { hostileTexts } from '@wabu/shared/testing/hostile-texts';
import { post } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ ownServer: true });

interface Store {
  prepare: (sql: string) => { run: (...values: string[]) => unknown };
  close: () => void;
}
const Database = createRequire(import.meta.url)('libsql') as new (path: string) => Store;

const URL = 'ostile';
const path = `/it/siti/${URL}`;

test('All rich-text attacks in the table stay inert on the public page and in the preview @verify', async ({
  page,
  server,
  token,
  microsites,
}) => {
  const calls: string[] = [];
  page.on('dialog', (dialog) => {
    calls.push(dialog.message());
    void dialog.dismiss();
  });
  await microsites.seed({ URL });
  await server.stop();
  const store = new Database(`${server.dataDir}/wabu.db`);
  const sections = hostileTexts.filter(isStorable).map((text, index) => {
    const html = { it: `<p>Testo ${index}.</p>${text}` };
    return { id: `s${index}`, visible: true, NomeSezione: html, Contenuto: html };
  });
  const update = store.prepare('UPDATE frontends SET sections = ? WHERE url = ?');
  update.run(JSON.stringify(sections), URL);
  store.close();
  await server.start();
  const king = await token('king');
  await post(`${server.url}/api/d1/publishfrontend`, { URL }, king);
  const made = await post(`${server.url}/api/d1/createpreview`, { URL }, king);
  const { path: preview } = (await made.json()) as { path: string };
  for (const address of [path, `/it${preview}`]) {
    await page.goto(address);
    await expect(page.locator('.ms-section')).toHaveCount(sections.length);
    await page.locator('.ms-section').last().scrollIntoViewIfNeeded();
    // What would run at a press or under the pointer.
    const links = await page
      .locator('.ms-text a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
    for (const protocol of links)
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
    await page.mouse.move(300, 300);
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
  }
  // A report of the policy or a request to a third party fails the test too.
  expect(calls).toEqual([]);
});
