import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FAULT_KEY, PREVIEW_KEY } from '@wabu/shared/module';
import { card, openTests } from '../testing/open-tests.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a store without releases says so', async () => {
  const { user } = await openTests();
  await user.click(card('Rilasci').getByRole('button', { name: 'Mostra i rilasci' }));
  expect(await card('Rilasci').findByText('Nessun rilascio finora.')).toBeVisible();
});

test('previews are asked for in this browser alone', async () => {
  const { user } = await openTests();
  const preview = card('Rilasci').getByRole('switch', { name: /anteprime prima/ });
  await user.click(preview);
  expect(localStorage.getItem(PREVIEW_KEY)).toBe('true');
  await user.click(preview);
  expect(localStorage.getItem(PREVIEW_KEY)).toBeNull();
});

test('an armed fault is announced and can be taken back', async () => {
  sessionStorage.setItem(FAULT_KEY, JSON.stringify({ id: 'users', kind: 'slow' }));
  const { user } = await openTests();
  expect(card('Guasti di prova').getByRole('status')).toHaveTextContent('Apri «users»');
  await user.click(card('Guasti di prova').getByRole('button', { name: 'Togli il guasto' }));
  expect(sessionStorage.getItem(FAULT_KEY)).toBeNull();
});

test('a rookie sees neither releases nor faults', async () => {
  await openTests({ role: 'rookie' });
  expect(screen.queryByRole('heading', { name: 'Rilasci' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Guasti di prova' })).toBeNull();
});
