import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { session } from '@wabu/shared/session';
import { card, renderTestsPage } from '../testing/render-tests-page.tsx';

test('welcomes the user in the current language', async () => {
  await renderTestsPage({ role: 'rookie' });
  expect(screen.getByText('Benvenuto rookie (ruolo = rookie)')).toBeVisible();
  expect(screen.getByText(/Lingua attuale: ITA/)).toBeVisible();
});

test.each(['king', 'admin', 'rookie'] as const)('shows %s the cards of the role', async (role) => {
  await renderTestsPage({ role });
  const cards = screen
    .getAllByRole('region')
    .filter((region) => region.hasAttribute('aria-labelledby'));
  const names = cards.map((region) => region.querySelector('h2')?.textContent);
  expect(names).toEqual([
    'Controlli',
    'Carica un file',
    'Scarica un file',
    'Aggiungi un frontend',
    'Tutti i frontends',
    'Colori',
    'Traduttore',
    'Testo formattato',
    ...(role === 'rookie'
      ? []
      : [
          'Moduli',
          'Errori dei moduli',
          'Caricamento dei moduli',
          'Pacchetti condivisi',
          'Integrità e sicurezza',
          'Rilasci',
          'Guasti di prova',
        ]),
  ]);
});

test('actions show a message when the stored token is gone, though the page is still open', async () => {
  const { user } = await renderTestsPage();
  localStorage.removeItem('jwt');
  const { getByText, press } = card('Tutti i frontends');
  await user.click(press('Elenca i frontends'));
  expect(getByText('Token JWT non trovato. Effettua il login.')).toBeVisible();
});

test('without a token page and actions show a message', async () => {
  const { user } = await renderTestsPage();
  act(() => session.signOut());
  expect(screen.getByRole('alert')).toHaveTextContent('Token JWT non trovato. Effettua il login.');
  const { getByText, press } = card('Tutti i frontends');
  await user.click(press('Elenca i frontends'));
  expect(getByText('Token JWT non trovato. Effettua il login.')).toBeVisible();
});

test('shows seven colours with sufficient contrast', async () => {
  await renderTestsPage();
  const contrasts = card('Colori').getAllByText(/contrasto [\d,]+:1/);
  expect(contrasts).toHaveLength(7);
  for (const { textContent } of contrasts) expect(textContent).toMatch(/AA/);
});
