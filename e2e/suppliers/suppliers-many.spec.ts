import { manySuppliers } from '@wabu/shared/testing/builders';
import { postAll } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** More than two pages of the list. */
const COUNT = 250;

test.use({ serverOptions: { env: { DEMO: '0' }, data: 'empty' } });

test('A list of several pages works by keyboard @verify', async ({
  page,
  server,
  token,
  signIn,
  suppliersPage,
}) => {
  await postAll(`${server.url}/api/d1/addsupplier`, manySuppliers(COUNT), await token('king'));
  await signIn('king');
  await suppliersPage.open();
  const { list } = suppliersPage;
  const row = (position: number) => list.locator(`[aria-posinset="${position}"]`);
  await expect(row(1), 'the whole list is loaded').toHaveAttribute('aria-setsize', String(COUNT));
  await list.focus();
  for (const [key, position] of [
    ['End', COUNT],
    ['ArrowUp', COUNT - 1],
    ['Home', 1],
    ['ArrowDown', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row(position)).toBeVisible();
    await expect(row(position)).toHaveAttribute('aria-setsize', String(COUNT));
    await expect(row(position)).toBeFocused();
    const message = 'only visible rows are rendered';
    await expect.poll(() => list.getByRole('option').count(), { message }).toBeLessThan(60);
  }
});
