import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import type { FrontendInput, Section } from '@wabu/shared/entities/frontend';
import { expectAccessible } from '@wabu/shared/testing';
import { field, frontendAt, openFrontends } from '../testing/open-frontends.tsx';
import './frontend-history.tsx';
import '../../../shared/ui/history/dialog/history-dialog.tsx';

const terme = frontendAt('terme');
const notices = () => within(screen.getByRole('region', { name: 'Avvisi' }));

/** The page with a frontend; `save` is a save of an admin. */
async function open(at = '?frontend=terme', pictures?: string[]) {
  const page = await openFrontends({ frontends: [terme], at, pictures });
  const { api: calls } = await page.api.client('admin');
  const { Sezioni } = await act(() => page.stored('terme'));
  const save = (changes: Partial<FrontendInput>) =>
    act(() => answer(calls.d1.updatefrontend.$put({ json: { ...terme, Sezioni, ...changes } })));
  const [section] = Sezioni;
  if (!section) throw new Error('no section');
  const reload = () => act(() => page.queries.invalidateQueries());
  return { ...page, save, section, reload };
}

/** The section with another Italian text. */
const written = (section: Section, it: string) => [
  { ...section, Contenuto: { ...section.Contenuto, it: `<p>${it}</p>` } },
];

async function openHistory({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Cronologia' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cronologia di terme' }));
  await dialog.findByText('Creato');
  return dialog;
}

test('shows texts by section and language, one language alone, and restores one text', async () => {
  const page = await open();
  const { save, section, user, stored } = page;
  await save({ Sezioni: written(section, 'Il biglietto e la guida.') });
  await save({ Sezioni: written(section, 'Il biglietto e la guida.'), Copertina: 'lago.png' });
  const history = await openHistory(page);
  await user.selectOptions(history.getByRole('combobox', { name: 'Lingua' }), 'English');
  await waitFor(() => expect(history.queryByText(/1 campo/)).toBeNull());
  await user.selectOptions(history.getByRole('combobox', { name: 'Lingua' }), 'Italiano');
  await user.click(await history.findByRole('button', { name: /1 campo/ }));
  const heading = await history.findByRole('heading', { name: /Cosa è incluso.*Contenuto.*ITA/ });
  const text = heading.closest('li') as HTMLElement;
  expect(text.querySelector('ins')).toHaveTextContent('e la guida');
  expect(text.querySelector('[lang=it]')).toBeVisible();
  await user.click(within(text).getByRole('button', { name: /^Riporta com’era prima/ }));
  await notices().findByText('Versione ripristinata');
  const now = await act(() => stored('terme'));
  expect(now.Sezioni[0]?.Contenuto.it).toBe('<p>Il biglietto.</p>');
  expect(now.Copertina).toBe('lago.png');
});

test('shows the pictures of then, and says which exist no more', async () => {
  const page = await open('?frontend=terme', ['lago.png']);
  await page.save({ Copertina: 'lago.png' });
  await page.save({ Copertina: 'sparita.png' });
  const history = await openHistory(page);
  expect(await history.findByText('File mancante: sparita.png')).toBeVisible();
  expect(await history.findByRole('img', { name: 'lago.png' })).toBeVisible();
  await expectAccessible();
});

test('an untouched form shows what was saved elsewhere, and closes with its record', async () => {
  const { save, reload, calls } = await open('?frontend=terme&mode=edit');
  const cap = await field('CAP');
  await save({ Localizzazione: { ...terme.Localizzazione, CAP: '37018' } });
  await reload();
  await waitFor(() => expect(cap).toHaveValue('37018'));
  await act(() => answer(calls.d1.deletefrontend.$delete({ json: { URL: 'terme' } })));
  await reload();
  expect(await screen.findByText(/terme.* non esiste più/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'CAP' })).toBeNull();
});
