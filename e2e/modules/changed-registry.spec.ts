import { expect, test } from '../fixtures/test.ts';

test('With a changed registry no module starts, and the prerendered page stays', async ({
  page,
  context,
}) => {
  const base = '"base":"/modules/public/';
  await context.route(/\/privacy$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(base, base.replace('public', 'evils_'));
    await route.fulfill({ response, body });
  });
  await page.goto('/privacy');
  await expect(page.getByRole('alert').filter({ hasText: 'non è autentico' })).toBeVisible();
  await expect(page.locator('main')).toHaveText(/.{1000}/);
  expect(await page.evaluate(() => 'wabu_public' in window)).toBe(false);
});
