import { expect, test } from '@jest/globals';
import { interceptCalls } from '@wabu/shared/testing';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { TranslatorCard } from './translator-card.tsx';

/** The card, whose translator answers with a text. */
async function openTranslator(text: string) {
  const asked: object[] = [];
  const wrapApi = interceptCalls('DeepL', async (_, { body }) => {
    asked.push(JSON.parse(String(body)));
    return Response.json({ translations: [{ text }] });
  });
  const { user } = await renderCards(TranslatorCard, { wrapApi });
  return { user, asked, ...card('Traduttore') };
}

test('translates, and sets `lang` and `dir` of the result', async () => {
  const { user, asked, getAllByRole, getByLabelText, press, findByText, getByText } =
    await openTranslator('אגם');
  expect(getAllByRole('option')).toHaveLength(8);
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  expect(getByText('4 caratteri')).toBeVisible();
  await user.selectOptions(getByLabelText('Traduci in'), 'he');
  await user.click(press('Traduci'));
  const translated = await findByText('אגם');
  expect(translated).toHaveAttribute('lang', 'he');
  expect(translated).toHaveAttribute('dir', 'rtl');
  expect(asked).toEqual([{ text: 'lago', source_lang: 'IT', target_lang: 'HE' }]);
});

test('an empty translation has no result', async () => {
  const { user, press, findByText } = await openTranslator('');
  await user.click(press('Traduci'));
  expect(await findByText('Nessun risultato')).toBeVisible();
});

test('without an API key shows how to set one', async () => {
  const { user } = await renderCards(TranslatorCard, { role: 'rookie' });
  const { getByLabelText, press, findByText } = card('Traduttore');
  await user.type(getByLabelText('Testo in italiano'), 'lago');
  await user.click(press('Traduci'));
  expect(await findByText(/^Errore: Il traduttore non è configurato/)).toBeVisible();
});

test('can be stopped while it is running', async () => {
  const { user } = await renderCards(TranslatorCard, {
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
  await user.click(press('Interrompi'));
  expect(await findByText('Errore: interrotto')).toBeVisible();
});
