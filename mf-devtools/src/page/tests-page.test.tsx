import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { session } from '@wabu/shared/session';
import { expectAccessible } from '@wabu/shared/testing';
import { card, meanwhile, openTests } from '../testing/open-tests.tsx';

test('welcomes whoever came, in the language in use', async () => {
  await openTests({ role: 'rookie' });
  expect(screen.getByText('Benvenuto rookie (ruolo = rookie)')).toBeVisible();
  expect(screen.getByText(/Lingua attuale: ITA/)).toBeVisible();
});

test.each(['king', 'admin', 'rookie'] as const)(
  'gives %s every card of the specification',
  async (role) => {
    await openTests({ role });
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
            'Caricamento dei moduli',
            'Pacchetti condivisi',
            'Integrità e sicurezza',
            'Rilasci',
            'Guasti di prova',
          ]),
    ]);
  },
);

test('has nothing that axe would complain about', async () => {
  await openTests();
  await expectAccessible();
});

test('without a token says so, and so does every action that needs one', async () => {
  const { user } = await openTests();
  await meanwhile(async () => session.signOut());
  expect(screen.getByRole('alert')).toHaveTextContent('Token JWT non trovato. Effettua il login.');
  const { getByText, press } = card('Tutti i frontends');
  await user.click(press('Elenca i frontends'));
  expect(getByText('Token JWT non trovato. Effettua il login.')).toBeVisible();
});

test('speaks English too', async () => {
  await openTests({ language: 'en' });
  expect(screen.getByText('Welcome king (role = king)')).toBeVisible();
});

test('shows seven colours with a contrast that reads', async () => {
  await openTests();
  const contrasts = card('Colori').getAllByText(/contrasto [\d,]+:1/);
  expect(contrasts).toHaveLength(7);
  for (const { textContent } of contrasts) expect(textContent).toMatch(/AA/);
});
