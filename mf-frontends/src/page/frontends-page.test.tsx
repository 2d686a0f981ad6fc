import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Facts } from '@wabu/shared/entities/facts';
import { aSection, button, findAlert, row } from '@wabu/shared/testing';
import { frontendAt, noButton, openFrontends } from '../testing/open-frontends.tsx';

describe('the list', () => {
  test('shows address and supplier, and is searched by them and by what a language lacks', async () => {
    const { user } = await openFrontends({ frontends: [frontendAt('vela'), frontendAt('terme')] });
    await row(/vela/);
    const rows = screen.getAllByRole('option').filter((option) => option.closest('[role=listbox]'));
    expect(rows.map((option) => option.textContent)).toEqual([
      expect.stringMatching(/^termeTerme di Sirmione/),
      expect.stringMatching(/^velaTerme di Sirmione/),
    ]);
    expect(screen.getByRole('heading', { name: 'Elenco Frontends' })).toBeInTheDocument();
    expect(screen.getByText('Seleziona un frontend dalla lista')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Cerca frontend...' }), 'TER');
    expect(await row(/terme/)).toBeInTheDocument();
    expect(await screen.findByText('2 di 2 micrositi')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'zzz');
    expect(await screen.findByText('Nessun microsito trovato.')).toBeInTheDocument();
    await user.click(button('Svuota ricerca e filtri'));
    expect(await screen.findByText('2 micrositi')).toBeInTheDocument();
    await user.click(button('Filtri'));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Mostra' }),
      'HEB: mancano testi',
    );
    expect(await screen.findByText('2 di 2 micrositi')).toBeInTheDocument();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Mostra' }),
      'ITA: mancano testi',
    );
    expect(await screen.findByText('0 di 2 micrositi')).toBeInTheDocument();
  });

  test('shows what its address asks for, and keeps it while a record is open', async () => {
    const frontends = [frontendAt('vela'), frontendAt('terme')];
    const { user, address } = await openFrontends({ frontends, at: '#only=missing&q=vel' });
    expect(await screen.findByText('1 di 2 micrositi')).toBeInTheDocument();
    await user.click(await row(/vela/));
    await waitFor(() =>
      expect(address()).toBe('/adminwabu/frontends?frontend=vela#only=missing&q=vel'),
    );
  });

  test('names the languages of each state, on hover too @verify', async () => {
    const { user } = await openFrontends({ frontends: [frontendAt('vela')] });
    const missing = 'DEU, FRA, ESP, RUS, ZHO, HEB, ARA: mancano 2 testi';
    const vela = await row(new RegExp(`${missing}. ITA, ENG pronte`));
    const bars = vela.querySelector('[data-hint]');
    if (bars === null) throw new Error('a row has bars');
    await user.hover(bars);
    expect(screen.getByText(missing)).toBeInTheDocument();
    await user.unhover(bars);
    expect(screen.queryByText(missing)).toBeNull();
  });
});

describe('reading', () => {
  test('shows address, place, pictures and every text in its language', async () => {
    const { user, address } = await openFrontends({
      frontends: [
        frontendAt('terme', {
          Sezioni: [
            aSection({
              Contenuto: { it: '<p>Il <strong>biglietto</strong></p>', he: '<p>כרטיס</p>' },
            }),
            aSection({ visible: false }),
          ],
        }),
      ],
    });
    await user.click(await row(/terme/));
    for (const title of ['Gestione URL', 'Gestione Localizzazione', 'Gestione Immagini']) {
      expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    }
    expect(address()).toContain('frontend=terme');
    expect(screen.getAllByText('N/A')).toHaveLength(3);
    const [first] = await screen.findAllByRole('article');
    if (first === undefined) throw new Error('there is a section');
    expect(within(first).getByText('Visibile')).toBeInTheDocument();
    expect(within(first).getByText('biglietto').tagName).toBe('STRONG');
    const hebrew = within(first).getByText('כרטיס');
    expect(hebrew.closest('[lang]')).toHaveAttribute('lang', 'he');
    expect(hebrew.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(await screen.findByText('Non visibile')).toBeInTheDocument();
  });

  test('shows the facts of a place, in the language of the staff @verify', async () => {
    const week = Array.from({ length: 7 }, () => [['09:00', '18:00'] as [string, string]]);
    const facts: Facts = { kind: 'boats', price: 1850, seasons: [{ week }] };
    const { user } = await openFrontends({ frontends: [frontendAt('terme', { facts })] });
    await user.click(await row(/terme/));
    const shown = (await screen.findByRole('heading', { name: 'In breve' })).parentElement;
    expect(shown).toHaveTextContent(/Prezzoda 18,50\s€/);
    expect(shown).toHaveTextContent('Orari di apertura: Tutto l’annolun – dom: 9:00–18:00');
  });

  test('of a deleted frontend shows that it does not exist', async () => {
    await openFrontends({ at: '?frontend=via' });
    expect(await screen.findByText('Il microsito [via] non esiste più.')).toBeInTheDocument();
  });
});

describe('permissions', () => {
  test('a rookie sees no write actions, and reads who can help, also after Alt N', async () => {
    const { user } = await openFrontends({
      frontends: [frontendAt('vela')],
      role: 'rookie',
      at: '?frontend=vela',
    });
    expect(await screen.findByRole('button', { name: 'Anteprima' })).toBeInTheDocument();
    for (const name of ['Nuovo', 'Modifica', 'Cancella']) expect(noButton(name)).toBeNull();
    expect(screen.getByText(/chiedi a un admin o a un king/)).toBeInTheDocument();
    await user.keyboard('{Alt>}n{/Alt}');
    expect(await findAlert('Permessi non validi')).toBeInTheDocument();
  });

  test.each(['?frontend=vela&mode=edit', '?mode=new'])(
    'a rookie who opens %s reads "Permessi non validi"',
    async (at) => {
      const { user } = await openFrontends({ frontends: [frontendAt('vela')], role: 'rookie', at });
      await findAlert('Permessi non validi');
      await user.click(button('OK'));
      expect(noButton('Salva')).toBeNull();
    },
  );
});
