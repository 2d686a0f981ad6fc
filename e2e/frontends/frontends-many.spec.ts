import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('A thousand microsites are searched and walked through by keyboard', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  const many = Array.from({ length: 1_000 }, (_, index) => ({ URL: `sito-${index + 1}` }));
  await microsites.seed(...many);
  const downloaded: number[] = [];
  let whole = 0;
  page.on('response', async (answer) => {
    if (answer.url().includes('/getallfrontends')) whole += 1;
    if (answer.url().includes('/getfrontendsummaries')) {
      downloaded.push((await answer.request().sizes()).responseBodySize);
    }
  });
  await frontendsPage.open();
  await expect(frontendsPage.item('sito-1').first()).toBeVisible();
  await expectAccessible(page, { all: true });
  expect(
    await frontendsPage.list.getByRole('option').count(),
    'only rows in sight are drawn',
  ).toBeLessThan(60);
  expect(downloaded[0] ?? 0, `the list took ${downloaded[0]} bytes`).toBeLessThan(40_000);
  expect(whole, 'nobody asked for every text of every microsite').toBe(0);
  await page.keyboard.press('/');
  await page.keyboard.type('sito-777');
  await expect(frontendsPage.item('sito-777')).toBeVisible();
  await expect(page.getByText('1 di 1').or(page.getByText(/^1 di \d+$/))).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Gestione URL' })).toBeVisible();
  expect(page.url()).toContain('frontend=sito-777');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Seleziona un frontend dalla lista')).toBeVisible();
});
