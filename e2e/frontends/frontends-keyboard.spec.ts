import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectFocusTrap, tabTo } from '../fixtures/focus.ts';
import { send } from '../fixtures/people.ts';
import { aPng } from '../fixtures/png.ts';
import { test as base, expect } from '../fixtures/test.ts';

const test = base.extend<{ openForm: (url: string) => Promise<void> }>({
  openForm: async ({ microsites, frontendsPage }, use) => {
    await use(async (url) => {
      const texts = { it: '<p>Il biglietto.</p>', en: '<p>The ticket.</p>' };
      await microsites.seed({ URL: url, Contenuto: texts });
      await frontendsPage.open(url, 'edit');
      await expect(frontendsPage.field('URL')).toBeVisible();
    });
  },
});
test.use({
  role: 'king',
  serverOptions: ({ translatingServer }, use) => use(translatingServer),
});

/** Expects that the dialog has the focus and that Tab stays in it. */
async function opened(dialog: Locator): Promise<Locator> {
  await expect(dialog.locator(':focus')).toBeVisible();
  await expectFocusTrap(dialog);
  return dialog;
}

/** Moves the focus to a button of the dialog with Tab and presses it. */
async function pressIn(page: Page, dialog: Locator, name: string) {
  const button = dialog.getByRole('button', { name, exact: true });
  await tabTo(button, { most: 40 });
  await page.keyboard.press('Enter');
}

test('By keyboard alone: the dialogs of errors, overwriting and leaving return the focus', async ({
  page,
  openForm,
  frontendsPage,
}) => {
  await openForm('terme');
  const url = frontendsPage.field('URL');
  const city = frontendsPage.field('Città');
  await url.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await city.focus();
  await page.keyboard.press('Control+s');
  const errors = await opened(page.getByRole('alertdialog', { name: 'Errori:' }));
  await page.keyboard.press('Escape');
  await expect(errors).toHaveCount(0);
  await expect(url).toBeFocused();
  await page.keyboard.type('terme');
  await city.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' Veronese');
  await page.keyboard.press('Control+s');
  const question = await opened(page.getByRole('alertdialog'));
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(city).toBeFocused();
  await page.keyboard.press('Escape');
  const unsaved = await opened(
    page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' }),
  );
  await page.keyboard.press('Escape');
  await expect(unsaved).toHaveCount(0);
  await expect(city).toBeFocused();
  await expect(city).toHaveValue('Garda Veronese');
  await page.keyboard.press('Control+s');
  await pressIn(page, page.getByRole('alertdialog'), 'Sovrascrivi');
  await expect(page.getByText('Frontend [terme] salvato')).toBeVisible();
});

test('By keyboard alone a picture is uploaded twice and selected', async ({
  page,
  openForm,
  expectConsoleError,
  frontendsPage,
}) => {
  expectConsoleError(/status of 412/);
  await openForm('vela');
  const picker = frontendsPage.dialog('Seleziona immagine');
  const upload = async (size: number) => {
    const chooser = page.waitForEvent('filechooser');
    await pressIn(page, picker, 'Carica');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: aPng(size) };
    await (await chooser).setFiles(file);
  };
  await frontendsPage.button('Scegli Logo').press('Enter');
  await expect(picker.getByText('Nessuna immagine trovata')).toBeVisible();
  await upload(40);
  await expect(picker.getByRole('option', { name: 'logo.png', selected: true })).toBeVisible();
  await expectAccessible(page, { all: true });
  await upload(60);
  const overwrite = page.getByRole('alertdialog');
  await opened(overwrite);
  await page.keyboard.press('Escape');
  await expect(overwrite).toHaveCount(0);
  await expect(picker.locator(':focus')).toBeVisible();
  await upload(60);
  await opened(overwrite);
  await pressIn(page, overwrite, 'Tieni entrambi');
  await expect(picker.getByRole('option').nth(1)).toBeVisible();
  await expect(picker.getByRole('option', { selected: true })).toBeVisible();
  await pressIn(page, picker, 'OK');
  await expect(picker).toHaveCount(0);
  await expect(frontendsPage.button('Cambia Logo')).toBeFocused();
});

test('By keyboard alone the texts are translated, reviewed and saved', async ({
  page,
  translator,
  microsites,
  openForm,
  expectConsoleError,
  frontendsPage,
}) => {
  await openForm('malcesine');
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

test('By keyboard alone a conflict is closed, opened again and resolved', async ({
  page,
  server,
  token,
  microsites,
  openForm,
  expectConsoleError,
  frontendsPage,
}) => {
  await openForm('sirmione');
  const city = frontendsPage.field('Città');
  await city.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' mia');
  const king = await token('king');
  const { version: _version, ledger: _ledger, ...other } = await microsites.stored('sirmione');
  other.Localizzazione.Citta = 'Garda sua';
  const answer = await send('PUT', `${server.url}/api/d1/updatefrontend`, other, king);
  expect(answer.status).toBe(200);
  expectConsoleError(/status of 412/);
  const conflict = page.getByRole('alertdialog', {
    name: 'Tu, in un’altra scheda, hai già salvato',
  });
  const save = async () => {
    await page.keyboard.press('Control+s');
    await pressIn(page, page.getByRole('alertdialog'), 'Sovrascrivi');
    await opened(conflict);
  };
  await save();
  await page.keyboard.press('Escape');
  await expect(conflict).toHaveCount(0);
  await expect(city).toBeFocused();
  await save();
  await expectAccessible(page, { all: true });
  await conflict.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await pressIn(page, conflict, 'Salva la tua scelta');
  await expect(page.getByText('Seleziona un frontend dalla lista')).toBeVisible();
  const { Localizzazione } = await microsites.stored('sirmione');
  expect(Localizzazione.Citta).toBe('Garda sua');
});
