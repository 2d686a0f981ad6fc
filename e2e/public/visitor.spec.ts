import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test('A visitor sees the public home in Italian, with its pictures', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const pictures = page.getByRole('main').getByRole('img');
  expect(await pictures.count(), 'the lake and the construction site').toBeGreaterThanOrEqual(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    );
    expect(width, 'the picture is there').toBeGreaterThan(0);
  }
  await expect(page.getByText('Under Construction').first()).toBeVisible();
  await expectAccessible(page, { all: true });
});

test('The addresses in the head follow a visitor’s links', async ({ page, server, publicSite }) => {
  const canonical = page.locator('head > link[rel=canonical]');
  await page.goto('/');
  await expect(canonical).toHaveAttribute('href', `${server.url}/it/`);
  await publicSite.footer.getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await expect(canonical).toHaveAttribute('href', `${server.url}/it/privacy`);
  await publicSite.footer.getByRole('link', { name: 'Login' }).click();
  await expect(canonical).toHaveCount(0);
  await expect(page.locator('head > meta[name=robots]')).toHaveCount(1);
});
