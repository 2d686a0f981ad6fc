import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { button, findAlert, row } from '@wabu/shared/testing';
import {
  editScene,
  field,
  frontendAt,
  openFrontends,
  overwrite,
  save,
  supplier,
} from '../testing/open-frontends.tsx';

describe('a new frontend', () => {
  test('starts with two visible default sections in nine languages, and is saved', async () => {
    const { user, stored, address } = await openFrontends();
    await user.click(await screen.findByRole('button', { name: 'Nuovo' }));
    await user.type(await field('URL'), 'Terme di Sirmione');
    expect(await screen.findByText('URL disponibile')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Fornitore' }));
    await user.type(screen.getByRole('combobox', { name: 'Fornitore' }), 'terme');
    await user.click(await row('Terme di Sirmione'));
    await user.click(button('Copia da fornitore'));
    await user.click(button('Salva'));
    expect(await screen.findByText('Frontend aggiunto con successo!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Gestione URL' })).toBeInTheDocument();
    await waitFor(() => expect(address()).toBe('/adminwabu/frontends?frontend=terme-di-sirmione'));
    expect(screen.queryByRole('button', { name: 'Riapri' })).toBeNull();
    const saved = await stored('terme-di-sirmione');
    expect(saved).toMatchObject({
      Fornitore: supplier.Nome,
      Localizzazione: { CAP: supplier.CAP, email: supplier.email, Nazione: 'Italia' },
    });
    expect(saved.Sezioni).toHaveLength(2);
    expect(saved.Sezioni[0]?.NomeSezione.en).toBe('<p>What is included</p>');
    expect(Object.keys(saved.Sezioni[1]?.Contenuto ?? {})).toHaveLength(9);
    expect(new Set(saved.ledger.map(({ kind }) => kind))).toEqual(new Set(['default']));
  });

  test('of a supplier begins with its name, its address and a free URL, and without panels @verify', async () => {
    const { user, stored } = await openFrontends({
      frontends: [frontendAt('terme-di-sirmione')],
      at: '#supplier=Terme+di+Sirmione',
    });
    expect(await field('URL')).toHaveValue('terme-di-sirmione-2');
    expect(screen.getByRole('combobox', { name: 'Fornitore' })).toHaveValue(supplier.Nome);
    expect(await field(/^CAP/)).toHaveValue(supplier.CAP);
    expect(screen.queryByRole('region', { name: 'Pubblicazione' })).toBeNull();
    await user.click(button('Salva'));
    expect(await screen.findByRole('region', { name: 'Pubblicazione' })).toBeInTheDocument();
    expect(await stored('terme-di-sirmione-2')).toMatchObject({
      Fornitore: supplier.Nome,
      Localizzazione: { Citta: supplier.Citta },
    });
  });

  test('lists all errors under Errori: and focuses the chosen field', async () => {
    const { user } = await openFrontends({ at: '?mode=new' });
    await field('URL');
    await user.click(button('Salva'));
    const errors = await findAlert('Errori:');
    const lines = within(errors)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'URL: Campo obbligatorio',
      'Fornitore: Campo obbligatorio',
      'CAP: Campo obbligatorio',
      'Provincia: Campo obbligatorio',
      'Email: Campo obbligatorio',
    ]);
    await user.click(within(errors).getByRole('button', { name: /^CAP/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^CAP/ })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /^CAP/ })).toBeInvalid();
  });

  test('with an existing URL is rejected by the form and by the server', async () => {
    const { user, calls } = await openFrontends({ ...editScene(), at: '?mode=new' });
    await user.type(await field('URL'), 'TERME');
    expect(await screen.findByText('esiste già un frontend con lo stesso URL')).toBeInTheDocument();
    await user.clear(await field('URL'));
    await user.type(await field('URL'), 'vela');
    await answer(calls.d1.addfrontend.$post({ json: frontendAt('vela') }));
    await user.click(screen.getByRole('combobox', { name: 'Fornitore' }));
    await user.click(await row('Terme di Sirmione'));
    await user.click(button('Copia da fornitore'));
    await user.click(button('Salva'));
    const errors = await findAlert('Errori:');
    expect(errors).toHaveTextContent('URL: esiste già un frontend con lo stesso URL');
  });

  test('a field is cut to its length after the characters that it does not allow are gone @verify', async () => {
    const { user } = await openFrontends({ at: '?mode=new' });
    await user.click(await field(/^CAP/));
    await user.paste(' I-37 016 99');
    expect(await field(/^CAP/)).toHaveValue('37016');
    await user.click(await field('URL'));
    await user.paste(`https://${'a'.repeat(200)}`);
    expect(await field('URL')).toHaveValue('a'.repeat(200));
  });
});

describe('an edited frontend', () => {
  test('asks before it is overwritten, and stays open with what was saved', async () => {
    const { user, stored } = await openFrontends(editScene());
    const town = await field('Città');
    await user.clear(town);
    await user.type(town, 'Salò');
    await user.click(button('Salva'));
    const question = await findAlert('Confermi la sovrascrittura del microsito [terme] ?');
    await user.click(within(question).getByRole('button', { name: 'Chiudi' }));
    expect((await stored('terme')).Localizzazione.Citta).toBe('Garda');
    await save(user);
    expect(await screen.findByRole('heading', { name: 'Gestione URL' })).toBeInTheDocument();
    expect(screen.getByText('Salò')).toBeInTheDocument();
    expect(await stored('terme')).toMatchObject({ version: 2, Localizzazione: { Citta: 'Salò' } });
  });

  test('that was deleted meanwhile shows "non esiste più" and keeps the edits @verify', async () => {
    const { user, calls } = await openFrontends(editScene());
    await user.type(await field('Città'), '!');
    await answer(calls.d1.deletefrontend.$delete({ json: { URL: 'terme' } }));
    await overwrite(user);
    expect(await findAlert('Errori:')).toHaveTextContent('non esiste più');
    await user.click(button('OK'));
    expect(await field('Città')).toHaveValue('Garda!');
  });

  test('with another URL is created only by "Salva come nuovo" @verify', async () => {
    const { user, stored } = await openFrontends(editScene());
    const url = await field('URL');
    await user.clear(url);
    await user.type(url, 'terme-due');
    await user.click(button('Salva'));
    expect(await findAlert('Errori:')).toHaveTextContent('URL: non esiste più');
    await user.click(button('OK'));
    await user.click(button('Salva come nuovo'));
    expect(await screen.findByText('Frontend aggiunto con successo!')).toBeInTheDocument();
    expect(await stored('terme')).toMatchObject({ version: 1 });
    expect(await stored('terme-due')).toMatchObject({ version: 1, Fornitore: supplier.Nome });
  });
});

describe('two saves at once', () => {
  test('the same field shows both texts, and the chosen one is saved', async () => {
    const { user, stored, calls } = await openFrontends(editScene());
    await user.type(await field('Città'), ' mia');
    const theirs = await stored('terme');
    const Localizzazione = { ...theirs.Localizzazione, Citta: 'Garda loro' };
    await answer(
      calls.d1.updatefrontend.$put({ json: { ...theirs, Localizzazione, origins: [] } }),
    );
    await overwrite(user);
    const conflict = await findAlert('Tu, in un’altra scheda, hai già salvato');
    expect(conflict).toHaveTextContent('Garda mia');
    expect(conflict).toHaveTextContent('Garda loro');
    expect(within(conflict).getByText(/^Salvato da te: /)).toBeVisible();
    await user.click(within(conflict).getByRole('radio', { name: 'Il testo salvato' }));
    await user.click(within(conflict).getByRole('button', { name: 'Salva la tua scelta' }));
    await waitFor(async () =>
      expect((await stored('terme')).Localizzazione.Citta).toBe('Garda loro'),
    );
  });
});
