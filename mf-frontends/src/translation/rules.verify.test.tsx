import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { aFrontend, button, findDialog } from '@wabu/shared/testing';
import { openFrontends, supplier } from '../testing/open-frontends.tsx';
import {
  deepl,
  openTranslation,
  plan,
  section,
  startTranslator,
  translateAll,
  withTranslator,
} from '../testing/open-translation.tsx';

startTranslator();

test('the plan says what was translated this month, and when it is longer than what is left today', async () => {
  deepl.usage = { character_count: 312_000, character_limit: 500_000 };
  const scene = withTranslator();
  const { user } = await openFrontends({
    frontends: [
      aFrontend(supplier.Nome, 1, { URL: 'terme', Sezioni: [section({ it: '<p>Ciao</p>' })] }),
    ],
    at: '?frontend=terme&mode=edit',
    ...scene,
    platform: { ...scene.platform, settings: { dailyCharactersPerUser: 30 } },
  });
  await screen.findByRole('button', { name: 'Traduci' });
  const first = await plan(user);
  const line = await first.findByText(/^Questo mese/);
  expect(line).toHaveTextContent(
    'Questo mese 312.000 di 500.000 caratteri. Oggi ne puoi tradurre ancora 30. Questa traduzione è più lunga: scegli meno testi.',
  );
  await user.click(first.getByRole('checkbox', { name: 'FRA (1)' }));
  expect(line).not.toHaveTextContent('Questa traduzione è più lunga');
});

test('the rules are saved for all microsites, and the translation follows them', async () => {
  const { user, calls } = await openTranslation({ it: '<p>Ciao</p>' }, { it: '<p>Orari</p>' });
  await user.click((await plan(user)).getByRole('button', { name: 'Regole' }));
  const dialog = within(await findDialog('Regole di traduzione'));
  const terms = await dialog.findByRole('textbox', { name: 'Nomi da non tradurre' });
  await user.type(terms, 'Malcesine{Enter}Monte Baldo{Enter}malcesine');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Deutsch' }), 'Formale (Lei)');
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await findDialog('Traduci le sezioni');
  expect(await answer(calls.d1.translationsettings.$get())).toMatchObject({
    terms: ['Malcesine', 'Monte Baldo'],
    formality: { de: 'more' },
  });
  await user.click(button('Chiudi'));
  await translateAll(user);
  const german = deepl.calls.find(({ target_lang: target }) => target === 'DE');
  expect(german).toMatchObject({
    formality: 'prefer_more',
    glossary_id: expect.any(String),
    context: expect.stringContaining('Sezioni della pagina: Orari.'),
  });
});

test('rules that somebody else has saved meanwhile are replaced by a second save only', async () => {
  const { user, calls } = await openTranslation({ it: '<p>Ciao</p>' });
  await user.click((await plan(user)).getByRole('button', { name: 'Regole' }));
  const dialog = within(await findDialog('Regole di traduzione'));
  await user.type(await dialog.findByRole('textbox', { name: 'Nomi da non tradurre' }), 'Salò');
  const json = { terms: ['Torbole'], formality: {} };
  await answer(calls.d1.updatetranslationsettings.$put({ json }));
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await dialog.findByText(/Un altro utente ha appena salvato/);
  expect((await answer(calls.d1.translationsettings.$get())).terms).toEqual(['Torbole']);
  await user.click(dialog.getByRole('button', { name: 'Salva' }));
  await findDialog('Traduci le sezioni');
  expect((await answer(calls.d1.translationsettings.$get())).terms).toEqual(['Salò']);
});
