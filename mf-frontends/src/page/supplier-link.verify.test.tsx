import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { aSection, expectAccessible, findAlert } from '@wabu/shared/testing';
import { frontendAt, openFrontends } from '../testing/open-frontends.tsx';

const section = aSection({ NomeSezione: { it: '<p>Orari</p>' }, Contenuto: { it: '<p>Sì</p>' } });
const frontend = frontendAt('terme', { Sezioni: [section] });
const open = (scene = {}) =>
  openFrontends({ frontends: [frontend], at: '?frontend=terme', ...scene });
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Anteprima per il fornitore' }));

test('a link is made, copied, replaced after a question, and withdrawn', async () => {
  const { user } = await open();
  expect(await (await panel()).findByText(/Nessun link attivo/)).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Crea link' }));
  const field = await (await panel()).findByRole('textbox', { name: /Indirizzo da mandare/ });
  const first = (field as HTMLInputElement).value;
  expect(first).toMatch(/^http:\/\/localhost\/anteprima\/[0-9a-f]{64}$/);
  expect(field).toHaveAccessibleDescription(/Si vede solo adesso/);
  await user.click((await panel()).getByRole('button', { name: 'Copia' }));
  expect(await navigator.clipboard.readText()).toBe(first);
  expect((await panel()).getByText(/Link attivo: creato da king/)).toBeVisible();
  await expectAccessible();
  await user.click((await panel()).getByRole('button', { name: 'Crea link' }));
  const replace = await findAlert('Creare un link nuovo?');
  await user.click(within(replace).getByRole('button', { name: 'Crea link' }));
  const again = await (await panel()).findByRole('textbox', { name: /Indirizzo da mandare/ });
  await waitFor(() => expect(again).not.toHaveValue(first));
  await user.click((await panel()).getByRole('button', { name: 'Ritira link' }));
  const question = await findAlert('Ritirare il link?');
  await user.click(within(question).getByRole('button', { name: 'Ritira link' }));
  expect(await (await panel()).findByText(/Nessun link attivo/)).toBeVisible();
});

test('the answers are shown with the version that they are about', async () => {
  const { api, calls, queries } = await open({ role: 'rookie' });
  await (await panel()).findByText('Nessun link attivo.');
  await answer(calls.d1.createpreview.$post({ json: { URL: 'terme' } }));
  const answers = [
    ['approval', '', 1],
    ['comment', 'Il prezzo è 12 €.', 2],
  ] as const;
  await api.platform.database.write(
    answers.map((args) => ({
      sql: `INSERT INTO preview_answers (preview_id, kind, text, answered_at)
            SELECT id, ?, ?, ? FROM previews`,
      args: [...args],
    })),
  );
  await queries.invalidateQueries();
  expect(await (await panel()).findByText(/Approvata questa versione il/)).toBeVisible();
  expect((await panel()).getByText('Il prezzo è 12 €.')).toBeVisible();
  expect((await panel()).queryByRole('button')).toBeNull();
  await expectAccessible();
  await answer(calls.d1.updatefrontend.$put({ json: { ...frontend, Logo: 'a.png' } }));
  await queries.invalidateQueries();
  expect(await (await panel()).findByText(/ma poi il microsito è cambiato/)).toBeVisible();
  expect((await panel()).getByText(/Il link mostra una versione precedente/)).toBeVisible();
});
