import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { aSection, button, expectAccessible, findAlert, row } from '@wabu/shared/testing';
import { complete, field, frontendAt, openFrontends } from '../testing/open-frontends.tsx';

const italianOnly = {
  Sezioni: [aSection({ NomeSezione: { it: '<p>Orari</p>' }, Contenuto: { it: '<p>Aperto</p>' } })],
};

const open = (changes = {}, scene = {}) =>
  openFrontends({ frontends: [frontendAt('terme', changes)], at: '?frontend=terme', ...scene });
/** The list item of a language in the list of what is missing. */
const languageItem = (label: HTMLElement) => {
  const item = label.closest('li');
  if (item === null) throw new Error('a language is a list item');
  return within(item);
};
const panel = async () => within(await screen.findByRole('region', { name: 'Pubblicazione' }));

describe('publishing', () => {
  test('shows the state in panel and list, and the toast undoes it', async () => {
    const { user, stored } = await open(complete);
    expect((await panel()).getByText('Non pubblicato')).toBeInTheDocument();
    expect(await row(/terme.*Non pubblicato/)).toBeInTheDocument();
    expect((await panel()).getByText('Tutte le nove lingue sono pronte.')).toBeInTheDocument();
    await user.dblClick((await panel()).getByRole('button', { name: 'Pubblica' }));
    expect(await screen.findByText(/Microsito \[terme\] pubblicato: ITA, ENG/)).toBeInTheDocument();
    expect(await (await panel()).findByText('Pubblicato')).toBeInTheDocument();
    expect((await panel()).getByText(/Pubblicato il .* da king/)).toBeInTheDocument();
    expect((await panel()).getByRole('link', { name: 'Apri la pagina' })).toHaveAttribute(
      'href',
      '/siti/terme',
    );
    expect(await row(/terme.*Pubblicato/)).toBeInTheDocument();
    expect(await stored('terme')).toMatchObject({ publication: { state: 'published' } });
    await expectAccessible();
    await user.click(button('Annulla'));
    expect(await screen.findByText('Pubblicazione annullata')).toBeInTheDocument();
    await waitFor(async () =>
      expect(await stored('terme')).toMatchObject({ publication: { state: 'withdrawn' } }),
    );
  });

  test('says what is missing per language, and leads there @verify', async () => {
    const { user } = await open({ ...italianOnly, Logo: 'logo.png' }, { pictures: ['logo.png'] });
    const { getByText, getByRole } = await panel();
    expect(getByText('Si pubblica quando almeno una lingua è pronta.')).toBeInTheDocument();
    expect(getByRole('button', { name: 'Pubblica' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(getByRole('button', { name: 'Pubblica' }));
    await user.click(getByText('Che cosa manca, lingua per lingua'));
    expect(getByRole('button', { name: 'DEU: mancano 3 testi' })).toBeInTheDocument();
    const italian = languageItem(getByText('ITA', { selector: 'li > abbr' }));
    await user.click(italian.getByRole('button', { name: 'Testo alternativo: logo.png' }));
    expect(await screen.findByRole('dialog', { name: 'Dettagli immagine' })).toBeInTheDocument();
    const text = await field(/ITA · Italiano/);
    await waitFor(() => expect(text).toHaveFocus());
  });

  test('one press opens the form at the first text that a language lacks', async () => {
    const { user, address } = await open(italianOnly);
    const { getByText, getByRole } = await panel();
    expect(getByText('ITA pronta')).toBeInTheDocument();
    await user.click(getByRole('button', { name: 'DEU: mancano 2 testi' }));
    await waitFor(() => expect(address()).toContain('mode=edit'));
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Nome della sezione 1 in Deutsch'),
    );
  });

  test('after another save shows who saved, and the newer version @verify', async () => {
    const { user, calls, stored } = await open(complete);
    await panel();
    // Its answer must not arrive between two calls of the test, outside of an act.
    await screen.findByText(/Nessun link attivo/);
    const { ledger: _, ...current } = await stored('terme');
    await answer(calls.d1.updatefrontend.$put({ json: { ...current, Logo: '' } }));
    await user.click((await panel()).getByRole('button', { name: 'Pubblica' }));
    const failed = await findAlert('La pubblicazione non è riuscita.');
    expect(failed).toHaveTextContent('king ha salvato una versione più nuova');
    await user.click(button('OK'));
    await user.click((await panel()).getByRole('button', { name: 'Pubblica' }));
    expect(await screen.findByText(/Microsito \[terme\] pubblicato/)).toBeInTheDocument();
  });
});

describe('in the form', () => {
  test('unsaved changes have to be saved first @verify', async () => {
    const { user, stored } = await open(complete, { at: '?frontend=terme&mode=edit' });
    await user.type(await field('Città'), '!');
    expect(
      await screen.findByText('Hai modifiche non salvate: salva prima di pubblicare.'),
    ).toBeInTheDocument();
    await user.click(button('Pubblica'));
    expect((await stored('terme')).publication).toBeUndefined();
  });

  test('follows a save without a question, and the frontend stays open', async () => {
    const { user, stored, address } = await open(complete, { at: '?frontend=terme&mode=edit' });
    await user.type(await field('Città'), '!');
    await user.click(button('Salva e pubblica'));
    expect(await screen.findByText(/Microsito \[terme\] pubblicato: ITA, ENG/)).toBeInTheDocument();
    expect(await stored('terme')).toMatchObject({
      version: 2,
      publication: { state: 'published' },
    });
    await waitFor(() => expect(address()).toBe('/adminwabu/frontends?frontend=terme'));
    expect(await (await panel()).findByText('Pubblicato')).toBeInTheDocument();
  });

  test('that fails after a save says why, and what is missing @verify', async () => {
    const { user, stored } = await open(frontendAt('terme', { Sezioni: [] }), {
      at: '?frontend=terme&mode=edit',
    });
    await user.type(await field('Città'), '!');
    await user.click(button('Salva e pubblica'));
    await findAlert('La pubblicazione non è riuscita.');
    expect((await stored('terme')).version).toBe(2);
  });
});

describe('withdrawing', () => {
  test('asks first, and the toast brings the page back', async () => {
    const { user, stored } = await open(complete);
    await user.click((await panel()).getByRole('button', { name: 'Pubblica' }));
    await user.click(await screen.findByRole('button', { name: 'Ritira' }));
    const question = within(await findAlert('Confermi il ritiro del microsito [terme] ?'));
    await user.click(question.getByRole('button', { name: 'Ritira' }));
    expect(await screen.findByText('Microsito [terme] ritirato')).toBeInTheDocument();
    expect(await (await panel()).findByText(/Ritirato\. Ultima pubblicazione/)).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Annulla' }).at(-1) as HTMLElement);
    expect(await screen.findByText(/il microsito è di nuovo pubblico/)).toBeInTheDocument();
    expect(await stored('terme')).toMatchObject({ publication: { state: 'published' } });
  });
});

test('a rookie reads who can publish', async () => {
  await open(complete, { role: 'rookie' });
  const { getByText, queryByRole } = await panel();
  expect(getByText('Per pubblicare chiedi a un admin o al king.')).toBeInTheDocument();
  expect(queryByRole('button', { name: 'Pubblica' })).toBeNull();
});
