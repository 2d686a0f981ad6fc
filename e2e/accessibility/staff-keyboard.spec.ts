import type { Locator, Page } from '@playwright/test';
import { expectFocusTrap, tabTo } from '../fixtures/focus.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** Opens a dialog by keyboard: the focus stays in it, and returns to the opener when it closes. */
async function throughDialog(page: Page, opener: Locator, leave: RegExp | 'Escape') {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[aria-modal="true"]');
  await expect(dialog.locator(':focus')).toBeVisible();
  await expectFocusTrap(dialog);
  if (leave === 'Escape') await page.keyboard.press('Escape');
  else await dialog.getByRole('button', { name: leave }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('By keyboard alone: sign in, dashboard, a section, Logout', async ({ page }) => {
  await page.goto('/login');
  await page.locator('#cookie-banner button[value=none]').last().press('Enter');
  await tabTo(page.locator('input[name=username]'));
  await page.keyboard.type(people.admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Benvenuto admin (ruolo = admin)')).toBeVisible();
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Utenti', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Utenti' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await tabTo(page.getByRole('link', { name: 'Vai al contenuto' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

test('A dialog and a drawer return the focus to their opener @verify', async ({
  page,
  signIn,
  frontendsPage,
  usersPage,
}) => {
  await signIn('king');
  await usersPage.open();
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await throughDialog(page, page.getByRole('button', { name: 'Aggiungi utente' }), /^Annulla$/);
  await frontendsPage.open();
  const item = page.getByRole('listbox').first().getByRole('option').first();
  await item.click();
  const preview = page.getByRole('toolbar').getByRole('button', { name: 'Anteprima' });
  await throughDialog(page, preview, 'Escape');
});

test.describe(() => {
  test.use({ forcedColors: 'active' });
  test('In forced colours the selected row and the current page are outlined @verify', async ({
    page,
    signIn,
    staffArea,
    suppliersPage,
  }) => {
    const outlineOf = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).outlineStyle);
    await signIn('king');
    await suppliersPage.open();
    const options = page.getByRole('listbox').getByRole('option');
    await options.nth(1).click();
    const selected = page.getByRole('listbox').getByRole('option', { selected: true });
    await expect(selected).toBeVisible();
    await page.getByRole('searchbox').focus();
    expect(await outlineOf(selected)).toBe('solid');
    expect(await outlineOf(options.first())).toBe('none');
    expect(await outlineOf(staffArea.menu.locator('[aria-current=page]'))).toBe('solid');
    expect(await outlineOf(staffArea.link('Utenti'))).toBe('none');
  });
});
