import 'fake-indexeddb/auto';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { textHash, textRefKey } from '@wabu/shared/entities/translation-provenance';
import { aFrontend, button, expectAccessible, findDialog } from '@wabu/shared/testing';
import { openFrontends, supplier } from '../testing/open-frontends.tsx';
import {
  deepl,
  openTranslation,
  plan,
  save,
  section,
  startTranslator,
  translateAll,
  withTranslator,
} from '../testing/open-translation.tsx';

startTranslator();

describe('the plan', () => {
  test('selects missing texts, no human texts, and counts what is sent', async () => {
    const { user } = await openTranslation({ it: '<p>Ciao 🌊</p>', de: '<p>Hallo</p>' });
    const first = await plan(user);
    expect(first.getByRole('checkbox', { name: 'Nuovi (7)' })).toBeChecked();
    expect(first.getByRole('checkbox', { name: 'Scritti da una persona (1)' })).not.toBeChecked();
    expect(first.getByText('7 testi in 7 lingue, 42 caratteri da inviare')).toBeInTheDocument();
    await user.click(first.getByRole('checkbox', { name: 'FRA (1)' }));
    expect(first.getByText('6 testi in 6 lingue, 36 caratteri da inviare')).toBeInTheDocument();
  });

  test('from English offers Italian, not selected', async () => {
    const { user } = await openTranslation({ it: '<p>Ciao</p>', en: '<p>Hi</p>' });
    const first = await plan(user);
    await user.selectOptions(
      first.getByRole('combobox', { name: 'Lingua di partenza' }),
      'English',
    );
    expect(first.getByRole('checkbox', { name: 'Scritti da una persona (1)' })).not.toBeChecked();
    expect(first.getByRole('checkbox', { name: 'ITA (1)' })).not.toBeChecked();
  });

  test('untouched default sections are a source, and are translated again where ticked', async () => {
    const { user } = await openFrontends({ at: '?mode=new', ...withTranslator() });
    await screen.findByRole('button', { name: 'Traduci' });
    const first = await plan(user);
    expect(first.queryByText(/non c’è ancora nessun testo/)).toBeNull();
    const defaults = first.getByRole('checkbox', { name: 'Predefiniti (32)' });
    expect(defaults).not.toBeChecked();
    expect(first.getByText('Nessun testo da tradurre')).toBeInTheDocument();
    expect(first.getByRole('button', { name: 'Traduci' })).toBeDisabled();
    await user.click(defaults);
    expect(first.getByRole('button', { name: 'Traduci' })).toBeEnabled();
  });
});

test('one call per language translates, is reviewed, saved as the machine’s, and undone as one', async () => {
  const { user, stored } = await openTranslation({ it: '<p>Aperto alle <strong>9</strong></p>' });
  const review = await translateAll(user);
  expect(deepl.calls.map(({ target_lang, tag_handling }) => [target_lang, tag_handling])).toEqual([
    ['EN-GB', 'html'],
    ['DE', 'html'],
    ['FR', 'html'],
    ['ES', 'html'],
    ['RU', 'html'],
    ['ZH-HANS', 'html'],
    ['HE', undefined],
    ['AR', 'html'],
  ]);
  expect(deepl.calls[6]?.text).toEqual(['Aperto alle', '9']);
  expect(review.getByText(/Tradotto a pezzi/)).toBeInTheDocument();
  expect(review.getAllByText('Aperto alle 9')).toHaveLength(8);
  await expectAccessible();
  await user.click(review.getByRole('button', { name: 'Usa i testi spuntati (8)' }));
  expect(await screen.findByText('8 testi tradotti. Rivedili e salva.')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /Automatica/ })).toHaveLength(8);

  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  await user.click(notices.getByRole('button', { name: 'Annulla' }));
  expect(await notices.findByText('Traduzione annullata')).toBeInTheDocument();
  expect(notices.queryByText(/testi tradotti/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Automatica/ })).toBeNull();
  await user.click((await translateAll(user)).getByRole('button', { name: /Usa i testi/ }));
  await save(user);
  const saved = await stored('terme');
  const [only] = saved.Sezioni;
  expect(only?.Contenuto.de).toBe('<p>Aperto alle  [de]<strong>9 [de]</strong></p>');
  expect(only?.Contenuto.he).toBe('<p>Aperto alle [he] <strong>9 [he]</strong></p>');
  const row = saved.ledger.find((one) => one.language === 'de');
  expect(row).toMatchObject({
    kind: 'machine',
    sourceLanguage: 'it',
    sourceHash: textHash('<p>Aperto alle <strong>9</strong></p>'),
  });
});

test('a human text is replaced only where it is ticked', async () => {
  const { user, stored } = await openTranslation({
    it: '<p>Ciao</p>',
    de: '<p>Hallo</p>',
    fr: '<p>Salut</p>',
  });
  const first = await plan(user);
  await user.click(first.getByRole('checkbox', { name: 'FRA (1)' }));
  await user.click(first.getByRole('button', { name: 'Traduci' }));
  const review = within(await findDialog('Rivedi le traduzioni'));
  await user.click(review.getByRole('button', { name: /Usa i testi/ }));
  await save(user);
  const [only] = (await stored('terme')).Sezioni;
  expect(only?.Contenuto).toMatchObject({ de: '<p>Hallo</p>', fr: '<p>Ciao [fr]</p>' });
});

test('a text deselected in the review stays unchanged', async () => {
  const { user } = await openTranslation({ it: '<p>Ciao</p>' });
  const review = await translateAll(user);
  await user.click(review.getByRole('checkbox', { name: /^HEB/ }));
  await user.click(review.getByRole('button', { name: 'Usa i testi spuntati (7)' }));
  expect(screen.getByRole('button', { name: /עברית: Manca/ })).toBeInTheDocument();
});

describe('failures', () => {
  test('an exhausted quota at the fifth language keeps four, names the others and allows a resume', async () => {
    const { user } = await openTranslation({ it: '<p>Ciao</p>' });
    const first = await plan(user);
    let calls = 0;
    const push = deepl.calls.push.bind(deepl.calls);
    deepl.calls.push = (...call) => {
      calls += 1;
      if (calls === 5) deepl.failNext({ status: 456 });
      return push(...call);
    };
    await user.click(first.getByRole('button', { name: 'Traduci' }));
    const review = within(await findDialog('Rivedi le traduzioni'));
    expect(review.getByText(/Mancano: RUS, ZHO, HEB, ARA/)).toHaveTextContent(
      'I testi già tradotti restano.',
    );
    expect(review.getByText(/I caratteri disponibili su DeepL sono esauriti/)).toBeInTheDocument();
    expect(review.getByText('4 testi tradotti')).toBeInTheDocument();
    await user.click(review.getByRole('button', { name: 'Riprendi' }));
    const later = within(await findDialog('Rivedi le traduzioni'));
    expect(await later.findByText('8 testi tradotti')).toBeInTheDocument();
    expect(later.queryByText(/Mancano/)).toBeNull();
  });

  test('a text with moved tags is asked again in pieces, and shown to be checked', async () => {
    const { user } = await openTranslation({ it: '<p>Uno <strong>due</strong></p>' });
    deepl.failNext('moved-tags');
    const review = await translateAll(user);
    const english = review.getByRole('checkbox', { name: /^ENG/ }).closest('li');
    expect(english).toHaveTextContent('Tradotto a pezzi: controlla l’ordine delle parole');
    expect(deepl.calls[1]).toMatchObject({ text: ['Uno', 'due'], target_lang: 'EN-GB' });
  });

  test('a missing key is reported at once', async () => {
    const { user } = await openFrontends({
      frontends: [aFrontend(supplier.Nome, 1, { URL: 'terme' })],
      at: '?frontend=terme&mode=edit',
    });
    await screen.findByRole('button', { name: 'Traduci' });
    const review = await translateAll(user);
    expect(review.getByText(/Il traduttore non è configurato/)).toBeInTheDocument();
    await user.click(review.getByRole('button', { name: 'Scarta tutto' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test('an interrupted translation is offered again and resumes', async () => {
  const { user } = await openTranslation({ it: '<p>Ciao</p>' });
  deepl.failNext({ status: 456 });
  const review = await translateAll(user);
  expect(review.getByText(/^Mancano: ENG/)).toBeInTheDocument();
  // The tab closes while the dialog is open; the next visit finds the job.
  cleanup();
  const again = await openFrontends({
    frontends: [
      aFrontend(supplier.Nome, 1, { URL: 'terme', Sezioni: [section({ it: '<p>Ciao</p>' })] }),
    ],
    at: '?frontend=terme&mode=edit',
    ...withTranslator(),
  });
  expect(
    await screen.findByText(/Una traduzione si è interrotta: 0 testi su 8/),
  ).toBeInTheDocument();
  await again.user.click(button('Continua'));
  await again.user.click(await screen.findByRole('button', { name: 'Riprendi' }));
  expect(await screen.findByText('8 testi tradotti')).toBeInTheDocument();
});

test('an answer without text affects its own text only', async () => {
  const { user, stored } = await openTranslation({ it: '<p>Ciao</p>' }, { it: '<p>Incluso</p>' });
  deepl.failNext('empty-first');
  const review = await translateAll(user);
  expect(review.getByText('15 testi tradotti')).toBeInTheDocument();
  expect(review.getAllByText(/Il traduttore non ha dato un testo/)).toHaveLength(1);
  expect(review.getByText(/^ENG · 1\. Incluso · Nome sezione:/)).toBeInTheDocument();
  await user.click(review.getByRole('button', { name: 'Usa i testi spuntati (15)' }));
  await save(user);
  const [only] = (await stored('terme')).Sezioni;
  expect(only?.NomeSezione).toEqual({
    it: '<p>Incluso</p>',
    ...Object.fromEntries(
      ['de', 'fr', 'es', 'ru', 'zh', 'he', 'ar'].map((code) => [
        code,
        expect.stringMatching(/^<p>Incluso/),
      ]),
    ),
  });
  expect(only?.Contenuto.en).toBe('<p>Ciao [en-gb]</p>');
});

test('a change of the Italian text makes its machine translations outdated in the grid', async () => {
  const { user, calls, stored } = await openTranslation({ it: '<p>Ciao</p>' });
  await user.click((await translateAll(user)).getByRole('button', { name: /Usa i testi/ }));
  await save(user);
  const saved = await stored('terme');
  const [only] = saved.Sezioni;
  if (only === undefined) throw new Error('there is a section');
  const Sezioni = [{ ...only, Contenuto: { ...only.Contenuto, it: '<p>Salve</p>' } }];
  await answer(calls.d1.updatefrontend.$put({ json: { ...saved, Sezioni, origins: [] } }));
  const rows = new Map((await stored('terme')).ledger.map((row) => [textRefKey(row), row]));
  expect(rows.size).toBe(9);
  await user.click(button('Riapri'));
  await user.click(await screen.findByRole('button', { name: 'Modifica' }));
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /Da aggiornare\. Vai/ })).toHaveLength(8),
  );
});
