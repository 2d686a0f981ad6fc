import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DeeplDouble } from '@wabu/api/testing';
import type { Locator, Page } from 'playwright-core';
import { hasFocus, keepsFocus, walkTo } from '../fixtures/focus.ts';
import { formattedText } from '../fixtures/formatted-text.ts';
import { seedFrontends, storedFrontend } from '../fixtures/frontends.ts';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { type Journey, journey } from '../fixtures/journey.ts';
import { send } from '../fixtures/people.ts';
import { aPng } from '../fixtures/png.ts';

const deepl = await new DeeplDouble().start();
test.after(() => deepl.stop());
const withTranslator = { env: { DEEPL_API_KEY: DeeplDouble.KEY, DEEPL_API_URL: deepl.url } };

async function atTheForm({ page, server, signIn, token, visit }: Journey) {
  const texts = { it: '<p>Il biglietto.</p>', en: '<p>The ticket.</p>' };
  await seedFrontends(server.url, await token('king'), [{ URL: 'terme', Contenuto: texts }]);
  await signIn('king');
  await visit('/adminwabu/frontends?frontend=terme&mode=edit');
  const screen = frontendsScreen(page);
  await screen.field('URL').waitFor();
  return screen;
}

/** A dialog that has opened: the focus came in, and Tab keeps it there. */
async function opened(dialog: Locator): Promise<Locator> {
  await dialog.locator(':focus').waitFor();
  await keepsFocus(dialog);
  return dialog;
}

/** The focus stands on a button of the dialog, which is pressed. */
async function pressIn(page: Page, dialog: Locator, name: string) {
  const button = dialog.getByRole('button', { name, exact: true });
  await walkTo(button, { most: 40 });
  await page.keyboard.press('Enter');
}

journey(
  'By keyboard alone: errors, overwriting and leaving give the focus back',
  {},
  async (given) => {
    const { page } = given;
    const screen = await atTheForm(given);
    const url = screen.field('URL');
    const city = screen.field('Città');
    await url.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await city.focus();
    await page.keyboard.press('Control+s');
    const errors = await opened(page.getByRole('alertdialog', { name: 'Errori:' }));
    await page.keyboard.press('Escape');
    await errors.waitFor({ state: 'detached' });
    await hasFocus(url);
    await page.keyboard.type('terme');
    await city.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' Veronese');
    await page.keyboard.press('Control+s');
    const question = await opened(page.getByRole('alertdialog'));
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await hasFocus(city);
    await page.keyboard.press('Escape');
    const unsaved = await opened(
      page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' }),
    );
    await page.keyboard.press('Escape');
    await unsaved.waitFor({ state: 'detached' });
    await hasFocus(city);
    assert.equal(await city.inputValue(), 'Garda Veronese');
    await page.keyboard.press('Control+s');
    await pressIn(page, page.getByRole('alertdialog'), 'Sovrascrivi');
    await page.getByText('Frontend [terme] salvato').waitFor();
  },
);

journey('By keyboard alone a picture is uploaded twice and chosen', {}, async (given) => {
  const { page, complaints } = given;
  complaints.expect(/status of 412/);
  const screen = await atTheForm(given);
  const picker = screen.dialog('Seleziona immagine');
  const upload = async (size: number) => {
    const chooser = page.waitForEvent('filechooser');
    await pressIn(page, picker, 'Carica');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: aPng(size) };
    await (await chooser).setFiles(file);
  };
  await screen.button('Scegli Logo').press('Enter');
  await picker.getByText('Nessuna immagine trovata').waitFor();
  await upload(40);
  await picker.getByRole('option', { name: 'logo.png', selected: true }).waitFor();
  await upload(60);
  const overwrite = page.getByRole('alertdialog');
  await opened(overwrite);
  await page.keyboard.press('Escape');
  await overwrite.waitFor({ state: 'detached' });
  await picker.locator(':focus').waitFor();
  await upload(60);
  await opened(overwrite);
  await pressIn(page, overwrite, 'Tieni entrambi');
  await picker.getByRole('option').nth(1).waitFor();
  await picker.getByRole('option', { selected: true }).waitFor();
  await pressIn(page, picker, 'OK');
  await picker.waitFor({ state: 'detached' });
  await hasFocus(screen.button('Cambia Logo'));
});

journey(
  'By keyboard alone the texts are translated and reviewed',
  withTranslator,
  async (given) => {
    const { page } = given;
    const screen = await atTheForm(given);
    const opener = screen.button('Traduci').first();
    const plan = screen.dialog('Traduci le sezioni');
    await opener.press('Enter');
    await opened(plan);
    await page.keyboard.press('Escape');
    await plan.waitFor({ state: 'detached' });
    await hasFocus(opener);
    await page.keyboard.press('Enter');
    deepl.failNext('no-answer');
    await pressIn(page, plan, 'Traduci');
    const progress = screen.dialog('Traduzione in corso');
    await opened(progress);
    await pressIn(page, progress, 'Interrompi');
    const review = screen.dialog('Rivedi le traduzioni');
    await opened(review);
    await pressIn(page, review, 'Riprendi');
    await review.getByText(/^\d+ testi tradotti$/).waitFor();
    await opened(review);
    await pressIn(page, review, 'Scarta tutto');
    await review.waitFor({ state: 'detached' });
    await hasFocus(opener);
  },
);

journey('By keyboard alone a clash is looked at, put off and decided', {}, async (given) => {
  const { page, server, token, complaints } = given;
  const screen = await atTheForm(given);
  const city = screen.field('Città');
  await city.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' mia');
  const king = await token('king');
  const {
    version: _version,
    ledger: _ledger,
    ...other
  } = await storedFrontend(server.url, king, 'terme');
  other.Localizzazione.Citta = 'Garda sua';
  const answer = await send('PUT', `${server.url}/api/d1/updatefrontend`, other, king);
  assert.equal(answer.status, 200);
  complaints.expect(/status of 412/);
  const clash = page.getByRole('alertdialog', { name: 'Qualcun altro ha salvato prima di te' });
  const save = async () => {
    await page.keyboard.press('Control+s');
    await pressIn(page, page.getByRole('alertdialog'), 'Sovrascrivi');
    await opened(clash);
  };
  await save();
  await page.keyboard.press('Escape');
  await clash.waitFor({ state: 'detached' });
  await hasFocus(city);
  await save();
  await clash.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowDown');
  await pressIn(page, clash, 'Salva la tua scelta');
  await page.getByText('Seleziona un frontend dalla lista').waitFor();
  const { Localizzazione } = await storedFrontend(server.url, king, 'terme');
  assert.equal(Localizzazione.Citta, 'Garda sua');
});

journey('By keyboard alone the panels of a text open, and lead back to it', {}, async (given) => {
  const { page, signIn, visit } = given;
  await signIn('rookie');
  await visit('/adminwabu/tests');
  const text = formattedText(page);
  await text.begin('it');
  await text.type('Lago');
  const field = page.locator('[contenteditable=true]');
  await text.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Collegamento' });
  await link.locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await link.waitFor({ state: 'detached' });
  await hasFocus(field);
  await page.keyboard.press('Alt+F10');
  const tools = page.getByRole('toolbar', { name: 'Formattazione' });
  await tools.locator(':focus').waitFor();
  await walkTo(tools.getByRole('button', { name: 'Immagine' }), { key: 'ArrowRight', most: 14 });
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Immagine' });
  await panel.locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await hasFocus(field);
  await text.type(' di Garda');
  await text.becomes('<p>Lago di Garda</p>');
});
