import { phone } from '../fixtures/devices.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ ...phone, role: 'king' });

test('On a phone with text at 200 % the staff header is one line, with the search, and its menu fits the window @verify', async ({
  page,
}) => {
  await page.goto('/adminwabu/dashboard');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Cerca', exact: true })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThanOrEqual(122);
  await header.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#admin-menu');
  await expect(menu).toBeInViewport({ ratio: 1 });
  await header.getByRole('button', { name: /English/ }).scrollIntoViewIfNeeded();
  await expect(header.getByRole('button', { name: /English/ })).toBeInViewport({ ratio: 1 });
});
