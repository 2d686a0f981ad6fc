import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { journey } from '../fixtures/journey.ts';

journey(
  'A visitor sees the public home in Italian, with its pictures',
  {},
  async ({ page, visit }) => {
    await visit('/');
    assert.equal(await page.locator('html').getAttribute('lang'), 'it');
    const pictures = page.getByRole('main').getByRole('img');
    assert.ok((await pictures.count()) >= 2, 'the lake and the construction site');
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const width = await picture.evaluate((image: HTMLImageElement) =>
        image.decode().then(() => image.naturalWidth),
      );
      assert.ok(width > 0, 'the picture is there');
    }
    await page.getByText('Under Construction').first().waitFor();
    await expectAccessible(page, { all: true });
  },
);

journey('A visitor finds the way to the login', {}, async ({ page, visit }) => {
  await visit('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await expectAccessible(page, { all: true });
});

journey(
  'The addresses in the head follow a visitor’s links',
  {},
  async ({ page, server, visit }) => {
    const canonical = (path: string) =>
      page
        .locator(`head > link[rel=canonical][href="${server.url}${path}"]`)
        .waitFor({ state: 'attached' });
    const footer = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
    await visit('/');
    await canonical('/it/');
    await footer('Privacy').click();
    await page.waitForURL('**/privacy');
    await canonical('/it/privacy');
    await footer('Login').click();
    await page.locator('head > link[rel=canonical]').waitFor({ state: 'detached' });
    assert.equal(await page.locator('head > meta[name=robots]').count(), 1);
  },
);
