import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { hasFocus, keepsFocus, walkTo } from '../fixtures/focus.ts';
import { type Journey, journey } from '../fixtures/journey.ts';
import { people } from '../fixtures/people.ts';
import { newSupplier, suppliersScreen } from '../fixtures/suppliers-screen.ts';

/** The keyboard opens it, stays in it, leaves it, and is back where it was. */
async function throughDialog(page: Page, opener: Locator, leave: RegExp | 'Escape') {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[aria-modal="true"]');
  await dialog.locator(':focus').waitFor();
  await keepsFocus(dialog);
  if (leave === 'Escape') await page.keyboard.press('Escape');
  else await dialog.getByRole('button', { name: leave }).press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await hasFocus(opener);
}

journey('By keyboard alone: sign in, dashboard, menu, tickets, Logout', {}, async (given) => {
  const { page, visit } = given;
  await visit('/login');
  await page.locator('#cookie-banner button[value=none]').last().press('Enter');
  await walkTo(page.locator('input[name=username]'));
  await page.keyboard.type(people.admin.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.admin.password);
  await page.keyboard.press('Enter');
  await page.getByText('Benvenuto admin (ruolo = admin)').waitFor();
  await walkTo(page.getByRole('main').getByRole('link', { name: 'Biglietti' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Biglietti' }).waitFor();
  await hasFocus(page.getByRole('main'));
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await walkTo(page.getByRole('link', { name: 'Vai al contenuto' }));
  await page.keyboard.press('Enter');
  await hasFocus(page.getByRole('main'));
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
});

journey(
  'By keyboard alone a supplier is written, found, changed and deleted',
  {},
  async (given) => {
    const { page, signIn, visit } = given;
    const { list, item, field, search, tool } = suppliersScreen(page);
    await signIn('king');
    await visit('/adminwabu/suppliers');
    await list.getByRole('option').first().waitFor();
    await page.keyboard.press('Alt+n');
    for (const [label, value] of Object.entries(newSupplier)) {
      await walkTo(field(label));
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Control+s');
    await item(newSupplier.Nome).waitFor();
    await hasFocus(list);
    await page.keyboard.press('/');
    await hasFocus(search);
    await page.keyboard.type('traghetti benaco');
    await page.getByText(/^1 di \d+ fornitori$/).waitFor();
    // What was searched stands in the address a moment later; what is chosen then comes beside it.
    await page.waitForURL(({ hash }) => hash.includes('q=traghetti+benaco'));
    await page.keyboard.press('ArrowDown');
    await hasFocus(list);
    await page.keyboard.press('Enter');
    await list.getByRole('option', { selected: true }).waitFor();
    await throughDialog(page, tool('Cancella'), /^Annulla$/);
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancella' }).press('Enter');
    await item(newSupplier.Nome).waitFor({ state: 'detached' });
    await hasFocus(list);
  },
);

async function dialogsOf({ page, visit }: Journey) {
  await visit('/adminwabu/users');
  await page.locator('tbody tr').first().waitFor();
  for (const name of ['Aggiungi utente', 'Cancella utente'])
    await throughDialog(page, page.getByRole('button', { name, exact: true }), /^Annulla$/);
  await visit('/adminwabu/frontends');
  const item = page.getByRole('listbox').first().getByRole('option').first();
  await item.click();
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name });
  await throughDialog(page, tool('Anteprima'), 'Escape');
  await throughDialog(page, tool('Cancella'), /^Annulla$/);
  await tool('Modifica').press('Enter');
  for (const name of [/^(Scegli|Cambia) Logo$/, /^Modifica Slideshow$/])
    await throughDialog(page, page.getByRole('button', { name }), /^Annulla$/);
}

journey('Every dialog gives the focus back to what opened it', {}, async (given) => {
  await given.signIn('king');
  await dialogsOf(given);
});

journey(
  'In the reader’s own colours what is chosen can be told from what is not',
  { browser: { forcedColors: 'active' } },
  async ({ page, signIn, visit }) => {
    const drawn = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).outlineStyle);
    await signIn('king');
    await visit('/adminwabu/suppliers');
    const options = page.getByRole('listbox').getByRole('option');
    await options.nth(1).click();
    await page.getByRole('option', { selected: true }).waitFor();
    await page.getByRole('searchbox').focus();
    assert.equal(await drawn(page.getByRole('option', { selected: true })), 'solid');
    assert.equal(await drawn(options.first()), 'none');
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    assert.equal(await drawn(menu.locator('[aria-current=page]')), 'solid');
    assert.equal(await drawn(menu.getByRole('link', { name: 'Utenti' })), 'none');
  },
);
