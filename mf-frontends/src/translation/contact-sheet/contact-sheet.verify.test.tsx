import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { languages } from '@wabu/shared/i18n/languages';
import { aSection, button, findDialog } from '@wabu/shared/testing';
import { editScene, field, frontendAt, openFrontends } from '../../testing/open-frontends.tsx';

const sections = {
  Sezioni: [
    aSection({
      NomeSezione: { it: '<p>Orari</p>', en: '<p>Hours</p>' },
      Contenuto: { it: '<p>Aperto dalle 9 alle 18.</p>', en: '<p>Open from 9 am to 8 pm.</p>' },
    }),
    aSection({ NomeSezione: { it: '<p>Camere</p>' }, Contenuto: { it: '<p>Due.</p>' } }),
  ],
};
type Person = Awaited<ReturnType<typeof openFrontends>>['user'];

async function openSheet(user: Person) {
  await user.click(await screen.findByRole('button', { name: 'Altre azioni' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Foglio di confronto' }));
  return within(await findDialog(/^Foglio di confronto/));
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('shows every section in nine languages with states and differences, or a chosen section and at least one language', async () => {
  const { user } = await openFrontends({
    frontends: [frontendAt('terme', sections)],
    at: '?frontend=terme',
    role: 'rookie',
  });
  const sheet = await openSheet(user);
  expect(
    sheet
      .getAllByRole('columnheader')
      .slice(0, 9)
      .map((head) => head.lang),
  ).toEqual(['it', 'en', 'de', 'fr', 'es', 'ru', 'zh-Hans', 'he', 'ar']);
  expect(sheet.getByRole('columnheader', { name: 'ARA · العربية' })).toHaveAttribute('dir', 'rtl');
  expect(await sheet.findByText('Orario diverso')).toBeInTheDocument();
  expect(sheet.getAllByText('Manca')).toHaveLength(7 * 2 + 8 * 2);
  expect(sheet.getByRole('status')).toHaveTextContent(/mancano 30 testi · 1 testo con differenze/);
  await user.selectOptions(sheet.getByRole('combobox', { name: 'Sezione' }), '2. Camere');
  expect(sheet.queryByText('Aperto dalle 9 alle 18.')).toBeNull();
  for (const { name } of languages.toReversed())
    await user.click(sheet.getByRole('button', { name: new RegExp(name) }));
  expect(sheet.getByRole('button', { name: 'ITA · Italiano' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(sheet.getByText('Due.')).toBeInTheDocument();
  expect(sheet.getByRole('status')).toHaveTextContent('niente da controllare');
});

test('shows what is typed and not yet saved, and prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await openFrontends(editScene(sections));
  await field('URL');
  await user.click(button('Aggiungi sezione'));
  const sheet = await openSheet(user);
  expect(sheet.getByRole('status')).toHaveTextContent('con le modifiche non salvate');
  expect(sheet.getByRole('option', { name: '3. Sezione senza nome' })).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Stampa' }));
  expect(print).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Altre azioni' })).toHaveFocus();
});
