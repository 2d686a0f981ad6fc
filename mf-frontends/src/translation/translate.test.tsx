import 'fake-indexeddb/auto';
import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { textHash } from '@wabu/shared/entities/translation-provenance';
import { aFrontend, button, expectAccessible, findDialog } from '@wabu/shared/testing';
import { openFrontends, save, supplier } from '../testing/open-frontends.tsx';
import {
  deepl,
  openTranslation,
  plan,
  startTranslator,
  translateAll,
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
    await user.selectOptions(
      first.getByRole('combobox', { name: 'Lingua di partenza' }),
      'English',
    );
    expect(first.getByText(/non c’è ancora nessun testo/)).toBeInTheDocument();
    expect(first.getByText('Nessun testo da tradurre')).toBeInTheDocument();
    expect(first.getByRole('button', { name: 'Traduci' })).toBeDisabled();
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

test('a text deselected in the review stays unchanged @verify', async () => {
  const { user } = await openTranslation({ it: '<p>Ciao<br>a tutti</p>' });
  const review = await translateAll(user);
  const lines = (_: string, element: Element | null) => element?.textContent === 'Ciao\na tutti';
  expect(review.getAllByText(lines, { selector: 'p' })).toHaveLength(8);
  await user.click(review.getByRole('checkbox', { name: /^HEB/ }));
  await user.click(review.getByRole('button', { name: 'Usa i testi spuntati (7)' }));
  expect(screen.getByRole('button', { name: /עברית: Manca/ })).toBeInTheDocument();
});

describe('failures', () => {
  test('a missing key is reported at once @verify', async () => {
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

test('an exhausted quota keeps what is translated, and the rest is offered again and resumes @verify', async () => {
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
  // The tab closes while the dialog is open; the next visit finds the job.
  cleanup();
  const again = await openTranslation({ it: '<p>Ciao</p>' });
  expect(
    await screen.findByText(/Una traduzione si è interrotta: 4 testi su 8/),
  ).toBeInTheDocument();
  await again.user.click(button('Continua'));
  await again.user.click(await screen.findByRole('button', { name: 'Riprendi' }));
  expect(await screen.findByText('8 testi tradotti')).toBeInTheDocument();
  expect(screen.queryByText(/^Mancano: /)).toBeNull();
});
