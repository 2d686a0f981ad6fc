import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { findDialog } from '@wabu/shared/testing';
import { openEditForm } from '../../testing/open-edit-form.tsx';
import { frontendAt, openFrontends, save } from '../../testing/open-frontends.tsx';

const lake = { Logo: '', Copertina: 'lago.png', Slideshow: [] };
const atBrescia = { ...frontendAt('terme').Localizzazione, Provincia: 'BS' };
const scene = { pictures: ['lago.png'], changes: { ...lake, Localizzazione: atBrescia } };

type Person = Awaited<ReturnType<typeof openEditForm>>['user'];
const open = async (user: Person) => {
  await user.click(await screen.findByText(/^Obblighi di legge: /, { selector: 'summary' }));
  await screen.findByText('Sono avvisi: non bloccano la pubblicazione.');
};
const duty = (name: string) => {
  const row = screen.getByRole('heading', { name }).closest('li');
  return within(row ?? document.body);
};
test('the form asks for the codes of a lodging, and stores them', async () => {
  const { user, stored } = await openEditForm(scene);
  await open(user);
  expect(screen.queryByRole('textbox', { name: 'CIN' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo di offerta' }), 'lodging');
  await user.type(screen.getByRole('textbox', { name: 'CIN' }), 'it023059a1x');
  expect(duty('Codice identificativo nazionale (CIN)').getByText('Da controllare')).toBeVisible();
  expect(screen.getByText(/^Controlla IT023059A1X: /)).toBeVisible();
  await user.type(
    screen.getByRole('textbox', { name: 'CIR' }),
    '017179-CNI-00001{Enter}017179-cni-00002',
  );
  expect(duty('Codice identificativo regionale (CIR)').getByText('In ordine')).toBeVisible();
  await save(user);
  expect((await stored('terme')).legal).toEqual({
    offer: 'lodging',
    cin: ['IT023059A1X'],
    cir: ['017179-CNI-00001', '017179-CNI-00002'],
  });
});

test('all pictures become the supplier’s at once, until Annulla, or a licence is chosen beside the alt text', async () => {
  const { user, stored } = await openEditForm(scene);
  await open(user);
  const credits = duty('Autore e licenza delle immagini');
  await user.click(credits.getByRole('button', { name: 'Sono tutte del fornitore' }));
  expect(await credits.findByText('In ordine')).toBeVisible();
  const text = await screen.findByText('1 immagine segnata come del fornitore');
  await user.click(
    within(text.closest('li') ?? document.body).getByRole('button', { name: 'Annulla' }),
  );
  expect(await credits.findByText('Manca')).toBeVisible();
  await user.click(credits.getByRole('button', { name: 'lago.png' }));
  const dialog = within(await findDialog('Dettagli immagine'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Licenza' }), 'cc-by-4.0');
  await user.type(dialog.getByRole('textbox', { name: 'Autore' }), ' Anna Bianchi ');
  await user.click(dialog.getByRole('button', { name: 'Conferma' }));
  expect(await credits.findByText('In ordine')).toBeVisible();
  await save(user);
  expect((await stored('terme')).altTexts).toEqual({
    'lago.png': { texts: {}, author: 'Anna Bianchi', licence: 'cc-by-4.0' },
  });
});

test('a reader sees each duty with its state and source, without fields', async () => {
  const { user } = await openFrontends({
    frontends: [frontendAt('terme', { ...lake, legal: { offer: 'other' } })],
    at: '?frontend=terme',
    role: 'rookie',
  });
  await open(user);
  expect(duty('Codice identificativo nazionale (CIN)').getByText('Non serve')).toBeVisible();
  expect(
    await screen.findByText(/^La pagina la mostra da sola accanto ai contatti/),
  ).toBeInTheDocument();
  const source = screen.getByRole('link', { name: /D\.P\.R\. 633/ });
  expect(source).toHaveAttribute('href', expect.stringContaining('normattiva.it'));
  expect(source).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('combobox', { name: 'Tipo di offerta' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'lago.png' })).toBeNull();
});
