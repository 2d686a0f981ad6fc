import { expect, test } from '@jest/globals';
import { brokenConnection, expectConsoleError, interceptCalls } from '@wabu/shared/testing';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { ChecksCard } from './checks-card.tsx';

test.each([
  ['Numero casuale', /^\d+$/],
  ['Database documenti', 'Database documenti: OK'],
  ['Database relazionale', 'Database relazionale: OK'],
  ['Archivio file', 'Archivio file: OK'],
])('%s shows the raw response with time and state', async (name, reply) => {
  const { user } = await renderCards(ChecksCard);
  const { press, findByText, getByText } = card('Controlli');
  await user.click(press(name));
  expect(await findByText(reply, { selector: 'code' })).toBeVisible();
  expect(getByText('Risponde (200)')).toBeVisible();
  expect(getByText(/^\d+ ms alle \d{2}:\d{2}:\d{2}$/)).toBeVisible();
});

test('a store that is down is shown as an error that the server answered', async () => {
  const { user } = await renderCards(ChecksCard, {
    platform: { objects: { check: () => Promise.reject(new Error('full')) } as never },
  });
  const { press, findByText, getByText } = card('Controlli');
  expectConsoleError(/check failed/);
  await user.click(press('Archivio file'));
  expect(await findByText('Errore: Archivio file: non disponibile')).toBeVisible();
  expect(getByText('Risponde con un errore (503)')).toBeVisible();
});

test('an unreachable server is shown as such', async () => {
  const { user } = await renderCards(ChecksCard, {
    wrapApi: interceptCalls('/random', brokenConnection),
  });
  const { press, findByText } = card('Controlli');
  await user.click(press('Numero casuale'));
  expect(await findByText('Errore: il server non risponde')).toBeVisible();
});
