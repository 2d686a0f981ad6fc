import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { setFault } from '@wabu/shared/module';
import { card, openTests } from '../testing/open-tests.tsx';

afterEach(() => {
  jest.restoreAllMocks();
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
  expect(localStorage.getItem('canaryPreview')).toBe('true');
  await user.click(preview);
  expect(localStorage.getItem('canaryPreview')).toBeNull();
});

test('in a browser that keeps nothing, previews stay off', async () => {
  const { user } = await openTests();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const preview = card('Rilasci').getByRole('switch', { name: /anteprime prima/ });
  await user.click(preview);
  expect(preview).not.toBeChecked();
});

test('an armed fault is announced and can be taken back', async () => {
  setFault({ id: 'users', kind: 'slow' });
  const { user } = await openTests();
  expect(card('Guasti di prova').getByRole('status')).toHaveTextContent('Apri «users»');
  await user.click(card('Guasti di prova').getByRole('button', { name: 'Togli il guasto' }));
  expect(sessionStorage.getItem('moduleFault')).toBeNull();
});

test('a rookie sees neither releases nor faults', async () => {
  await openTests({ role: 'rookie' });
  expect(screen.queryByRole('heading', { name: 'Rilasci' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Guasti di prova' })).toBeNull();
});
