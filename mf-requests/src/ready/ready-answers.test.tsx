import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import type { NewReadyAnswer } from '@wabu/shared/entities/requests/ready-answer';
import { readyAnswerMessages } from '@wabu/shared/entities/requests/ready-answer';
import { referenceOf } from '@wabu/shared/entities/requests/request-facts';
import { localMessage } from '@wabu/shared/i18n';
import { button, expectAccessible, findDialog } from '@wabu/shared/testing';
import { renderRequests } from '../testing/render-requests.tsx';
import { anna } from '../testing/requests.ts';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import './ready-answers-dialog.tsx';

/** An open request of Anna, who reads German, and the dialog of ready answers. */
async function openReady(...answers: NewReadyAnswer[]) {
  const api = await createTestApi();
  const { d1 } = (await api.client('king')).api;
  for (const json of answers) await answer(d1.addreadyanswer.$post({ json }));
  const page = await renderRequests({ api, isOpen: true, requests: [anna] });
  await page.user.click(await screen.findByRole('button', { name: 'Risposte pronte' }));
  const dialog = within(await findDialog('Risposte pronte'));
  const listed = async () => (await answer(d1.readyanswers.$get())).answers.map(({ name }) => name);
  return { ...page, dialog, listed };
}
const notices = () => within(screen.getByRole('region', { name: 'Avvisi' }));

const prices: NewReadyAnswer = {
  name: 'Prezzi',
  texts: { it: '<p>Da 12 €</p>', de: '<p>Guten Tag {{nome}}, {{codice}}</p>' },
};

test('a ready answer is inserted in the visitor’s language, with name and reference', async () => {
  const { user, dialog, stored, id } = await openReady(prices);
  expect(await dialog.findByText('ITA, DEU')).toBeVisible();
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Inserisci: Prezzi' }));
  expect(await screen.findByRole('textbox', { name: /Risposta/ })).toHaveAttribute('lang', 'de');
  await user.click(button('Rispondi'));
  await notices().findByText('Risposta inviata');
  expect((await stored()).messages[1]).toMatchObject({
    language: 'de',
    html: `<p>Guten Tag Anna Weiß, ${referenceOf(id)}</p>`,
  });
});

test('without that language it is inserted in Italian, and without Italian not at all @verify', async () => {
  const { user, dialog } = await openReady(
    { name: 'Orari', texts: { it: '<p>Alle 9</p>' } },
    { name: 'Solo inglese', texts: { en: '<p>At 9</p>' } },
  );
  expect(await dialog.findByRole('button', { name: 'Inserisci: Solo inglese' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Inserisci: Orari' }));
  expect(await screen.findByText('Alle 9')).toBeVisible();
  expect(button('Traduci per il visitatore')).toBeEnabled();
});

test('a ready answer is renamed and deleted, and comes back by an undo @verify', async () => {
  const { user, dialog, listed } = await openReady(prices);
  await user.click(await dialog.findByRole('button', { name: 'Modifica: Prezzi' }));
  const form = within(await findDialog('Modifica «Prezzi»'));
  await expectAccessible();
  await user.type(form.getByRole('textbox', { name: /Nome/ }), ' estivi');
  await user.click(form.getByRole('button', { name: 'Salva' }));
  await waitFor(async () => expect(await listed()).toEqual(['Prezzi estivi']));
  await user.click(await screen.findByRole('button', { name: 'Cancella: Prezzi estivi' }));
  await waitFor(async () => expect(await listed()).toEqual([]));
  await screen.findByText(/«Prezzi estivi» cancellata/);
  const undo = screen.getAllByRole('button', { name: 'Annulla', hidden: true }).at(-1);
  if (undo) await user.click(undo);
  await waitFor(async () => expect(await listed()).toHaveLength(1));
});

test('Escape keeps a new one in which only a text is written @verify', async () => {
  const { user, dialog } = await openReady();
  await user.click(dialog.getByRole('button', { name: 'Nuova risposta pronta' }));
  const form = within(await findDialog('Nuova risposta pronta'));
  const text = () => form.getByRole('textbox', { name: /Testo/ });
  await user.click(text());
  await waitFor(() => expect(text()).toHaveAttribute('contenteditable', 'true'));
  fireEvent.paste(text(), {
    clipboardData: {
      files: [],
      types: ['text/plain'],
      getData: (type: string) => (type === 'text/plain' ? 'Alle 9' : ''),
    },
  });
  expect(await form.findByText('Alle 9')).toBeVisible();
  await form.findByRole('option', { name: 'Italiano (scritta)' });
  await user.click(form.getByRole('textbox', { name: /Nome/ }));
  await user.keyboard('{Escape}');
  expect(form.getByText('Alle 9')).toBeVisible();
});

test('one without a text is rejected at its language', async () => {
  const { user, dialog } = await openReady();
  await user.click(dialog.getByRole('button', { name: 'Nuova risposta pronta' }));
  const form = within(await findDialog('Nuova risposta pronta'));
  expect(form.getByText('Testo · Italiano')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /Nome/ }), 'Orari');
  await user.click(form.getByRole('button', { name: 'Salva' }));
  expect(await form.findByText(localMessage(readyAnswerMessages.empty))).toBeVisible();
});
