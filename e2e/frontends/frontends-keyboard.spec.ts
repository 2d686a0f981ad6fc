import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectFocusTrap, tabTo } from '../fixtures/focus.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({
  role: 'king',
  serverOptions: ({ translatingServer }, use) => use(translatingServer),
});

/** Expects that the dialog has the focus and that Tab stays in it. */
async function opened(dialog: Locator): Promise<Locator> {
  await expectFocusTrap(dialog);
  return dialog;
}

/** Moves the focus to a button of the dialog with Tab and presses it. */
async function pressIn(page: Page, dialog: Locator, name: string) {
  const button = dialog.getByRole('button', { name, exact: true });
  await tabTo(button, { most: 40 });
  await page.keyboard.press('Enter');
}

test('By keyboard alone the texts are translated, reviewed and saved', async ({
  page,
  translator,
  microsites,
  expectConsoleError,
  frontendsPage,
}) => {
  const texts = { it: '<p>Il biglietto.</p>', en: '<p>The ticket.</p>' };
  await microsites.seed({ URL: 'malcesine', Contenuto: texts });
  await frontendsPage.open('malcesine', 'edit');
  const opener = frontendsPage.button('Traduci').first();
  const plan = frontendsPage.dialog('Traduci le sezioni');
  await opener.press('Enter');
  await opened(plan);
  await page.keyboard.press('Escape');
  await expect(plan).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessible(page, { all: true });
  translator.failNext('no-answer');
  await pressIn(page, plan, 'Traduci');
  await opened(frontendsPage.dialog('Traduzione in corso'));
  await expectAccessible(page, { all: true });
  await pressIn(page, frontendsPage.dialog('Traduzione in corso'), 'Interrompi');
  const review = await opened(frontendsPage.dialog('Rivedi le traduzioni'));
  translator.failNext({ status: 456 });
  expectConsoleError(/status of 502/);
  await pressIn(page, review, 'Riprendi');
  await expect(review.getByText('I caratteri disponibili su DeepL sono esauriti')).toBeVisible();
  await expectAccessible(page, { all: true });
  await pressIn(page, review, 'Riprendi');
  const translated = review.getByText(/^\d+ testi tradotti$/);
  await expect(translated).toBeVisible();
  const count = Number.parseInt((await translated.textContent()) ?? '', 10);
  await expectAccessible(page, { all: true });
  await pressIn(page, review, `Usa i testi spuntati (${count})`);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+s');
  await pressIn(page, page.getByRole('alertdialog'), 'Sovrascrivi');
  await expect(page.getByText('Frontend [malcesine] salvato')).toBeVisible();
  const { Sezioni, ledger } = await microsites.stored('malcesine');
  expect(Sezioni[0]?.Contenuto.de).toMatch(/^<p>Il biglietto\.\s+\[de\]<\/p>$/);
  expect(ledger.filter(({ kind }) => kind === 'machine').length).toBe(count);
});
