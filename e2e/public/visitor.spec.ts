import { expect, test } from '../fixtures/test.ts';

test('The public home opens in Italian and its pictures load', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  const pictures = page.getByRole('main').getByRole('img');
  expect(await pictures.count(), 'lake and construction site').toBeGreaterThanOrEqual(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = await picture.evaluate((image: HTMLImageElement) =>
      image.decode().then(() => image.naturalWidth),
    );
    expect(width, 'width of the picture').toBeGreaterThan(0);
  }
  await expect(page.getByText('Under Construction').first()).toBeVisible();
});
