import { afterEach, expect, test } from '@jest/globals';
import { DeeplDouble, type DeeplFault } from '@wabu/api/testing';
import { interceptCalls, overNetwork } from '@wabu/shared/testing';
import { card, renderTestsPage } from '../testing/render-tests-page.tsx';

let double: DeeplDouble | undefined;
afterEach(async () => {
  await double?.stop();
  double = undefined;
});

async function openTranslator(...faults: DeeplFault[]) {
  const translator = await new DeeplDouble().start();
  double = translator;
  if (faults.length > 0) translator.failNext(...faults);
  const { user } = await renderTestsPage({
    platform: { translator: translator.translator },
    wrapApi: overNetwork(translator.url),
  });
  return { user, ...card('Traduttore') };
}

test('lists the eight other languages', async () => {
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

test('translates, and sets `lang` and `dir` of the result', async () => {
  const { user, getByLabelText, press, findByText, getByText } = await openTranslator();
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  expect(getByText('4 caratteri')).toBeVisible();
  await user.selectOptions(getByLabelText('Traduci in'), 'he');
  await user.click(press('Traduci'));
  const translated = await findByText('lago [he]');
  expect(translated).toHaveAttribute('lang', 'he');
  expect(translated).toHaveAttribute('dir', 'rtl');
});

test('an empty text has no result', async () => {
  const { user, press, findByText } = await openTranslator();
  await user.click(press('Traduci'));
  expect(await findByText('Nessun risultato')).toBeVisible();
});

test('an empty translation has no result', async () => {
  const { user, getByLabelText, press, findByText } = await openTranslator('empty-texts');
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  expect(await findByText('Nessun risultato')).toBeVisible();
});

test('shows the translator’s error', async () => {
  const { user, getByLabelText, press, findByText } = await openTranslator({ status: 456 });
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  expect(await findByText(/^Errore: I caratteri disponibili su DeepL sono esauriti/)).toBeVisible();
});

test('without an API key shows how to set one', async () => {
  const { user } = await renderTestsPage({ role: 'rookie' });
  const { getByLabelText, press, findByText } = card('Traduttore');
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  expect(await findByText(/^Errore: Il traduttore non è configurato/)).toBeVisible();
});

test('can be cancelled while it is running', async () => {
  const { user } = await renderTestsPage({
    wrapApi: interceptCalls(
      'DeepL',
      (_, { signal }) =>
        new Promise((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    ),
  });
  const { getByLabelText, press, findByText } = card('Traduttore');
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  await user.click(press('Annulla'));
  expect(await findByText('Errore: annullato')).toBeVisible();
});
