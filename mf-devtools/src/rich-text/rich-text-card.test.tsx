import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { card, openTests } from '../testing/open-tests.tsx';
import { exampleFor } from './examples.ts';
import { htmlPage } from './export-html.ts';

test('shows what would be stored beside what would be read, and that both agree', async () => {
  await openTests();
  const { getByRole, getByText } = card('Testo formattato');
  const preview = getByRole('region', { name: 'Anteprima' });
  expect(within(preview).getByRole('heading', { name: 'Una giornata sul lago' })).toBeVisible();
  expect(within(getByRole('region', { name: 'HTML' })).getByText(exampleFor('it'))).toBeVisible();
  expect(getByText('Riletto, l’HTML è uguale a sé stesso.')).toBeVisible();
});

test('edits reach preview and HTML at once', async () => {
  const { user } = await openTests();
  const { getByRole } = card('Testo formattato');
  await user.click(getByRole('textbox', { name: 'Testo di prova' }));
  await user.click(await screen.findByRole('button', { name: 'Titolo 1' }));
  // Which line a click falls on is a matter of layout, which this browser has none of.
  const preview = getByRole('region', { name: 'Anteprima' });
  const heading = await within(preview).findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/./);
  expect(getByRole('region', { name: 'HTML' })).toHaveTextContent(`<h1>${heading.innerHTML}`);
});

test('writes from right to left in Hebrew', async () => {
  const { user } = await openTests();
  const { getByLabelText, getByRole, press } = card('Testo formattato');
  await user.selectOptions(getByLabelText('Lingua del testo'), 'he');
  await user.click(press('Carica l’esempio'));
  expect(getByRole('textbox', { name: 'Testo di prova' })).toHaveAttribute('dir', 'rtl');
  expect(
    within(getByRole('region', { name: 'Anteprima' })).getByRole('heading', { level: 2 }),
  ).toHaveAttribute('lang', 'he');
});

test('prints to the console, and exports a page of its own', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const saved: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('download'));
  });
  const { user } = await openTests();
  const { press } = card('Testo formattato');
  await user.click(press('Stampa in console'));
  expect(log).toHaveBeenCalledWith(exampleFor('it'));
  await user.click(press('Esporta file HTML'));
  expect(saved).toEqual(['testo-it.html']);
  expect(htmlPage('<p>x</p>', 'ar', 'Wabu')).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<p>x<\/p>/);
});
