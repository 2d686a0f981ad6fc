import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { setFault } from '@wabu/shared/module';
import { card, renderTestsPage } from '../testing/render-tests-page.tsx';

test('an empty store shows a message', async () => {
  const { user } = await renderTestsPage();
  await user.click(card('Rilasci').getByRole('button', { name: 'Mostra i rilasci' }));
  expect(await card('Rilasci').findByText('Nessun rilascio finora.')).toBeVisible();
});

test('canary previews are enabled for this browser only', async () => {
  const { user } = await renderTestsPage();
  const preview = card('Rilasci').getByRole('switch', { name: /anteprime prima/ });
  await user.click(preview);
  expect(localStorage.getItem('canaryPreview')).toBe('true');
  await user.click(preview);
  expect(localStorage.getItem('canaryPreview')).toBeNull();
});

test('without storage, canary previews stay off', async () => {
  const { user } = await renderTestsPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const preview = card('Rilasci').getByRole('switch', { name: /anteprime prima/ });
  await user.click(preview);
  expect(preview).not.toBeChecked();
});

test('an injected fault is announced and can be removed', async () => {
  setFault({ id: 'users', kind: 'slow' });
  const { user } = await renderTestsPage();
  expect(card('Guasti di prova').getByRole('status')).toHaveTextContent('Apri «users»');
  await user.click(card('Guasti di prova').getByRole('button', { name: 'Togli il guasto' }));
  expect(sessionStorage.getItem('moduleFault')).toBeNull();
});

test('a rookie sees no releases and no faults', async () => {
  await renderTestsPage({ role: 'rookie' });
  expect(screen.queryByRole('heading', { name: 'Rilasci' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Guasti di prova' })).toBeNull();
});
