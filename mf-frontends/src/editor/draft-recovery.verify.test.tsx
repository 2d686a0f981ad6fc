import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { aFrontend } from '@wabu/shared/testing';
import { createStore, set } from 'idb-keyval';
import { openFrontends, supplier } from '../testing/open-frontends.tsx';

const frontend = (changes: Parameters<typeof aFrontend>[2] = {}) =>
  aFrontend(supplier.Nome, 1, { URL: 'terme', Sezioni: [], ...changes });
const scene = { frontends: [frontend()], at: '?frontend=terme&mode=edit' };
/** Stores a draft of the king with another town, as an earlier visit would. */
async function setDraft(): Promise<void> {
  const base = { ...frontend(), altTexts: {}, dismissedChecks: {}, legal: {} };
  const draft = { ...base, Localizzazione: { ...base.Localizzazione, Citta: 'Salò' } };
  const value = { base, draft, origins: {}, picturesFrom: 'terme' };
  const drafts = createStore('wabu-drafts', 'drafts');
  await set('king/frontend/terme', { value, version: 1, savedAt: Date.now() }, drafts);
}
const town = () => screen.findByRole('textbox', { name: 'Città' });

test('a draft of an older version is merged with the newer version', async () => {
  await setDraft();
  const { user, calls, stored } = await openFrontends({ ...scene, at: '' });
  const listed = await screen.findByRole('option', { name: /terme/ });
  await act(async () => {
    const saved = await stored('terme');
    const Localizzazione = { ...saved.Localizzazione, CAP: '25087' };
    const json = { ...saved, Localizzazione, origins: [] };
    await answer(calls.d1.updatefrontend.$put({ json }));
  });
  await user.click(listed);
  await user.click(await screen.findByRole('button', { name: 'Modifica' }));
  await user.click(await screen.findByRole('button', { name: 'Recupera bozza' }));
  expect(await town()).toHaveValue('Salò');
  expect(screen.getByRole('textbox', { name: 'CAP' })).toHaveValue('25087');
  expect(
    screen.getByText('La bozza è stata unita alle modifiche salvate nel frattempo.'),
  ).toBeInTheDocument();
});

test('the list marks the frontends that have a draft, until it is gone', async () => {
  await setDraft();
  const { user } = await openFrontends({
    ...scene,
    frontends: [frontend(), frontend({ URL: 'vela' })],
  });
  expect(await screen.findByRole('option', { name: /terme.*Bozza/ })).toBeVisible();
  expect(screen.getByRole('option', { name: /vela/ })).not.toHaveTextContent('Bozza');
  await user.click(await screen.findByRole('button', { name: 'Scarta bozza' }));
  await waitFor(() => expect(screen.queryByText('Bozza')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Recupera bozza' })).toBeNull();
});
