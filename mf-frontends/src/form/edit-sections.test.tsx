import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aSection, button } from '@wabu/shared/testing';
import { editScene, openFrontends } from '../testing/open-frontends.tsx';

const three = editScene({
  Sezioni: ['Uno', 'Due', 'Tre'].map((name) => aSection({ NomeSezione: { it: `<p>${name}</p>` } })),
});
const names = () =>
  screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));

test('sections are moved by buttons and the new position is announced @verify', async () => {
  const { user } = await openFrontends(three);
  await user.click(await screen.findByRole('button', { name: 'Sposta giù: Uno' }));
  expect(names()).toEqual(['Sezione 1: Due', 'Sezione 2: Uno', 'Sezione 3: Tre']);
  expect(screen.getByText('Uno: posizione 2 di 3')).toBeInTheDocument();
  expect(button('Sposta giù: Uno')).toHaveFocus();
});

test('sections are added, hidden, removed, and a removal is undone', async () => {
  const { user, stored } = await openFrontends(three);
  await user.click(await screen.findByRole('button', { name: 'Aggiungi sezione' }));
  expect(names()).toContain('Sezione 4: Sezione senza nome');
  await user.click(button('Rimuovi: Sezione senza nome'));
  await user.click(button('Rimuovi: Due'));
  expect(names()).toEqual(['Sezione 1: Uno', 'Sezione 2: Tre']);
  const undo = within(screen.getByText(/Sezione rimossa: Due/).closest('li') ?? document.body);
  await user.click(undo.getByRole('button', { name: 'Annulla' }));
  expect(names()).toEqual(['Sezione 1: Uno', 'Sezione 2: Due', 'Sezione 3: Tre']);
  const [first] = screen.getAllByRole('switch', { name: 'Visibile' });
  if (first) await user.click(first);
  await user.keyboard('{Control>}s{/Control}');
  await user.click(await screen.findByRole('button', { name: 'Sovrascrivi' }));
  await screen.findByText('Microsito [terme] salvato');
  expect((await stored('terme')).Sezioni.map(({ visible }) => visible)).toEqual([
    false,
    true,
    true,
  ]);
});

test('sections show two languages, and the grid leads to any text @verify', async () => {
  const { user } = await openFrontends(three);
  expect(
    await screen.findByRole('textbox', { name: 'Contenuto della sezione 1 in Italiano' }),
  ).toBeInTheDocument();
  expect(
    screen.getByRole('textbox', { name: 'Contenuto della sezione 1 in English' }),
  ).toBeInTheDocument();
  await user.click(button('2. Due, Contenuto, עברית: Manca. Vai al testo'));
  const hebrew = await screen.findByRole('textbox', {
    name: 'Contenuto della sezione 2 in עברית',
  });
  expect(hebrew).toHaveAttribute('dir', 'rtl');
  expect(hebrew).toHaveAttribute('lang', 'he');
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(
    await screen.findByRole('textbox', { name: 'Contenuto della sezione 2 in العربية' }),
  ).toBeInTheDocument();
});
