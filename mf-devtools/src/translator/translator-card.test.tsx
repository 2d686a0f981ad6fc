import { afterEach, expect, test } from '@jest/globals';
import { DeeplDouble, type DeeplFault } from '@wabu/api/testing';
import { card, openTests } from '../testing/open-tests.tsx';

let double: DeeplDouble | undefined;
afterEach(async () => {
  await double?.stop();
  double = undefined;
});

// The api lives in this process too: its own calls to the translator must leave it.
const realFetch = globalThis.fetch;

async function openTranslator(...faults: DeeplFault[]) {
  const translator = await new DeeplDouble().start();
  double = translator;
  if (faults.length > 0) translator.failNext(...faults);
  const { user } = await openTests({
    platform: { translator: translator.translator },
    through: (api) => ({
      ...api,
      fetch: (input, init) =>
        String(input).startsWith(translator.url) ? realFetch(input, init) : api.fetch(input, init),
    }),
  });
  return { user, ...card('Traduttore') };
}

test('offers the eight other languages', async () => {
  const { getAllByRole } = await openTranslator();
  expect(getAllByRole('option').map((option) => option.getAttribute('value'))).toEqual([
    'en',
    'de',
    'fr',
    'es',
    'ru',
    'zh',
    'he',
    'ar',
  ]);
});

test('translates, and sets language and direction of what came', async () => {
  const { user, getByLabelText, press, findByText, getByText } = await openTranslator();
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  expect(getByText('4 caratteri')).toBeVisible();
  await user.selectOptions(getByLabelText('Traduci in'), 'he');
  await user.click(press('Traduci'));
  const translated = await findByText('lago [he]');
  expect(translated).toHaveAttribute('lang', 'he');
  expect(translated).toHaveAttribute('dir', 'rtl');
});

test('says that nothing came of nothing', async () => {
  const { user, press, findByText } = await openTranslator();
  await user.click(press('Traduci'));
  expect(await findByText('Nessun risultato')).toBeVisible();
});

test('says that nothing came of a text that was translated to nothing', async () => {
  const { user, getByLabelText, press, findByText } = await openTranslator('empty-texts');
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  expect(await findByText('Nessun risultato')).toBeVisible();
});

test('says what went wrong at the translator', async () => {
  const { user, getByLabelText, press, findByText } = await openTranslator({ status: 456 });
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  expect(await findByText(/^Errore: I caratteri disponibili su DeepL sono esauriti/)).toBeVisible();
});

test('without a key says how to set one', async () => {
  const { user } = await openTests({ role: 'rookie' });
  const { getByLabelText, press, findByText } = card('Traduttore');
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  expect(await findByText(/^Errore: Il traduttore non è configurato/)).toBeVisible();
});

test('can be cancelled while it waits', async () => {
  const { user } = await openTests({
    through: (api) => ({
      ...api,
      fetch: (input, init) =>
        String(input).includes('DeepL')
          ? new Promise((_, reject) => {
              init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
            })
          : api.fetch(input, init),
    }),
  });
  const { getByLabelText, press, findByText } = card('Traduttore');
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  await user.click(press('Annulla'));
  expect(await findByText('Errore: annullato')).toBeVisible();
});
