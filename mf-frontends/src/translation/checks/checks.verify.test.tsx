import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSection } from '@wabu/shared/testing';
import { editScene, frontendAt, openFrontends, save } from '../../testing/open-frontends.tsx';

const changes = {
  Sezioni: [
    aSection({
      NomeSezione: { it: '<p>Orari</p>', en: '<p>Opening hours</p>' },
      Contenuto: { it: '<p>Aperto dalle 9 alle 18.</p>', en: '<p>Open from 9 am to 8 pm.</p>' },
    }),
  ],
};
const below = { name: 'Da controllare: Contenuto, English' };
test('a wrong time is shown beside the text, and is silent once it is accepted, until Annulla', async () => {
  const { user, stored } = await openFrontends(editScene(changes));
  const found = within(await screen.findByRole('list', below));
  expect(found.getByText('Orario diverso')).toBeInTheDocument();
  expect(found.getByText('8 pm')).toHaveAttribute('lang', 'en');
  expect(found.getByText('18')).toHaveAttribute('lang', 'it');
  await user.click(found.getByRole('button', { name: 'Va bene così: Orario diverso' }));
  expect(screen.queryByRole('list', below)).toBeNull();
  const toast = screen.getByText(/Accettato finché il testo non cambia/).closest('li');
  await user.click(within(toast ?? document.body).getByRole('button', { name: 'Annulla' }));
  const back = within(await screen.findByRole('list', below));
  await user.click(back.getByRole('button', { name: 'Va bene così: Orario diverso' }));
  await save(user);
  const { dismissedChecks } = await stored('terme');
  expect(Object.values(dismissedChecks ?? {})).toEqual([['time']]);
  expect(await screen.findByText('Traduzioni: nessuna differenza trovata.')).toBeInTheDocument();
});

test('a reader sees the list of what was found, without buttons', async () => {
  const { user } = await openFrontends({
    frontends: [frontendAt('terme', changes)],
    at: '?frontend=terme',
    role: 'rookie',
  });
  await user.click(await screen.findByText('Traduzioni: 1 cosa da controllare'));
  expect(screen.getByText('1. Orari · Contenuto · ENG')).toBeInTheDocument();
  expect(screen.getByText('Orario diverso')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Va bene così/ })).toBeNull();
});

test('the list leads to the text', async () => {
  const { user, address } = await openFrontends({
    frontends: [frontendAt('terme', changes)],
    at: '?frontend=terme',
  });
  await user.click(await screen.findByText('Traduzioni: 1 cosa da controllare'));
  await user.click(screen.getByRole('button', { name: '1. Orari · Contenuto · ENG' }));
  await waitFor(() => expect(address()).toContain('mode=edit'));
  const name = 'Contenuto della sezione 1 in English';
  // The editor takes the place of the text that the page was drawn with.
  await waitFor(() => expect(screen.getByRole('textbox', { name })).toHaveFocus());
});

test('a list that is missing in two languages is one thing, and is accepted for both', async () => {
  const Contenuto = {
    it: '<p>Portate:</p><ul><li>un cappello</li><li>2 asciugamani</li></ul>',
    en: '<p>Bring:</p>',
    de: '<p>Bitte mitbringen:</p>',
  };
  const { user } = await openFrontends(editScene({ Sezioni: [aSection({ Contenuto })] }));
  await user.click(await screen.findByText('Traduzioni: 1 cosa da controllare'));
  const item = screen.getByRole('button', { name: /· Contenuto · DEU$/ }).closest('li');
  const found = within(item ?? document.body);
  expect(found.getByRole('button', { name: /· Contenuto · ENG$/ })).toHaveTextContent('ENG');
  await user.click(found.getByText('Altre differenze che possono venire da questa'));
  expect(found.getAllByText('Numero diverso')).toHaveLength(2);
  const name = 'Va bene così: Numero di voci di elenco diverso';
  await user.click(found.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(screen.getAllByText('Numero diverso')).not.toHaveLength(0);
});
