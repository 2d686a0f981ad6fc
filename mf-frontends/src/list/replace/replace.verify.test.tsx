import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { findMessages } from '@wabu/shared/entities/replace/find-texts';
import type { SectionInput } from '@wabu/shared/entities/section';
import { textHash } from '@wabu/shared/entities/translation-provenance';
import { localMessage } from '@wabu/shared/i18n';
import { aSection, findDialog } from '@wabu/shared/testing';
import { openDialog } from '../../testing/open-dialog.tsx';
import { frontendAt } from '../../testing/open-frontends.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

const IT = '<p>Chiama lo <strong>045</strong> 1234</p>';
const section = (Contenuto: SectionInput['Contenuto'] = { it: IT }) =>
  aSection({ id: 's', NomeSezione: { it: '<p>Contatti</p>' }, Contenuto });

async function openReplace(...frontends: Parameters<typeof frontendAt>[]) {
  return openDialog(
    (onClose) => <ReplaceDialog onClose={onClose} />,
    frontends.map((frontend) => frontendAt(...frontend)),
  );
}

type Person = Awaited<ReturnType<typeof openReplace>>['user'];

/** Searches, and waits until all is searched. */
async function find(user: Person, text: string, replacement = '') {
  const dialog = within(await findDialog('Trova e sostituisci nei micrositi'));
  await user.click(dialog.getByRole('textbox', { name: 'Cerca' }));
  await user.paste(text);
  await user.click(dialog.getByRole('textbox', { name: 'Sostituisci con' }));
  if (replacement !== '') await user.paste(replacement);
  await user.click(dialog.getByRole('button', { name: 'Cerca' }));
  return dialog;
}

const micrositeCheckbox = (name: string) => screen.findByRole('checkbox', { name });

test('a text is replaced across formatting where it is ticked, saved in one batch and taken back by one undo', async () => {
  const { user, stored, onClose } = await openReplace(
    ['battelli', { Sezioni: [section()] }],
    ['cantina', { Sezioni: [section()] }],
    ['terme', { Sezioni: [section({ it: '<p>Altro</p>' })] }],
  );
  const dialog = await find(user, '045 1234', '030 99');
  await user.click(await micrositeCheckbox('cantina (1)'));
  expect(dialog.getByText('1 occorrenza in 1 microsito')).toBeInTheDocument();
  expect(dialog.getAllByText('scritto da una persona: resta così')).toHaveLength(2);
  expect(screen.queryByText(/^terme/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Sostituisci 1' }));

  const result = within(await findDialog('Sostituzione'));
  expect(result.getByText('Sostituito: 1 occorrenza in 1 microsito.')).toBeInTheDocument();
  const contents = async (URL: string) => (await stored(URL)).Sezioni[0]?.Contenuto.it;
  expect(await contents('battelli')).toBe('<p>Chiama lo <strong>030 99</strong></p>');
  expect(await contents('cantina')).toBe(IT);
  await user.click(result.getByRole('button', { name: 'Chiudi' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await user.click(await screen.findByRole('button', { name: 'Annulla', hidden: true }));
  await waitFor(async () => expect(await contents('battelli')).toBe(IT));
});

test('a machine translation is named, and a translation that is left behind is announced as outdated', async () => {
  const Contenuto = { it: IT, en: '<p>Call 045 1234</p>', de: '<p>Ruf an</p>' };
  const { user, calls, stored } = await openReplace([
    'battelli',
    { Sezioni: [section(Contenuto)] },
  ]);
  const before = await stored('battelli');
  const origins = (['en', 'de'] as const).map((language) => ({
    section: 's',
    field: 'Contenuto' as const,
    language,
    kind: 'machine' as const,
    sourceLanguage: 'it' as const,
    sourceHash: textHash(IT),
  }));
  await answer(calls.d1.updatefrontend.$put({ json: { ...before, origins } }));
  const dialog = await find(user, '045 1234', '030');
  expect(await dialog.findByText('traduzione automatica: resta così')).toBeInTheDocument();
  expect(dialog.getByText('Diventano da aggiornare: DEU')).toBeInTheDocument();
});

test('what was changed since the search is left as it is, and named', async () => {
  const { user, calls, stored } = await openReplace(
    ['battelli', { Sezioni: [section()] }],
    ['cantina', { Sezioni: [section()] }],
  );
  const dialog = await find(user, '1234', '99');
  await micrositeCheckbox('battelli (1)');
  const other = await stored('battelli');
  await answer(calls.d1.updatefrontend.$put({ json: { ...other, Logo: 'x.png' } }));
  await user.click(dialog.getByRole('button', { name: 'Sostituisci 2' }));
  const result = within(await findDialog('Sostituzione'));
  expect(result.getByText('1 microsito è rimasto com’era:')).toBeInTheDocument();
  expect(result.getByRole('listitem')).toHaveTextContent(
    'battelli: nel frattempo l’ha modificato king',
  );
  expect((await stored('battelli')).Sezioni[0]?.Contenuto.it).toBe(IT);
  expect((await stored('cantina')).Sezioni[0]?.Contenuto.it).toContain('99');
});

describe('the search', () => {
  test('asks for what is missing before it is sent, and says how many it has searched in vain', async () => {
    const { user } = await openReplace(['battelli']);
    await user.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(screen.getByText(localMessage(findMessages.empty))).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Cerca' }), 'a');
    await user.click(screen.getByRole('checkbox', { name: 'Tutte' }));
    await user.click(screen.getByRole('button', { name: 'Cerca' }));
    expect(screen.getByText(localMessage(findMessages.languages))).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Tutte' }));
    await find(user, 'introvabile');
    expect(await screen.findByText('Nessun testo trovato in 1 microsito.')).toBeInTheDocument();
  });

  test('that fails can be repeated', async () => {
    const { user, api } = await openReplace(['battelli', { Sezioni: [section()] }]);
    const { fetch } = api;
    api.fetch = async () => {
      throw new TypeError('offline');
    };
    const dialog = await find(user, '045');
    expect(await dialog.findByText(/La connessione si è interrotta/)).toBeInTheDocument();
    api.fetch = fetch;
    await user.click(dialog.getByRole('button', { name: 'Cerca' }));
    await micrositeCheckbox('battelli (1)');
  });
});
