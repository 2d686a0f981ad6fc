import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { card, renderCards } from '../testing/render-tests-page.tsx';
import { exampleFor } from './examples.ts';
import { htmlPage } from './export-html.ts';
import { RichTextCard } from './rich-text-card.tsx';

test('shows stored HTML and preview, and that parsing is stable', async () => {
  await renderCards(RichTextCard);
  const { getByRole, getByText } = card('Testo formattato');
  const preview = getByRole('region', { name: 'Anteprima' });
  expect(within(preview).getByRole('heading', { name: 'Una giornata sul lago' })).toBeVisible();
  expect(within(getByRole('region', { name: 'HTML' })).getByText(exampleFor('it'))).toBeVisible();
  expect(getByText('Riletto, l’HTML è uguale a sé stesso.')).toBeVisible();
});

test('an edit updates preview and HTML', async () => {
  const { user } = await renderCards(RichTextCard);
  const { getByRole } = card('Testo formattato');
  await user.click(getByRole('textbox', { name: 'Testo di prova' }));
  await user.click(await screen.findByRole('button', { name: 'Titolo 1' }));
  // jsdom has no layout: the test cannot choose the line that is clicked.
  const preview = getByRole('region', { name: 'Anteprima' });
  const heading = await within(preview).findByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent(/./);
  expect(getByRole('region', { name: 'HTML' })).toHaveTextContent(`<h1>${heading.innerHTML}`);
});

test('is right-to-left in Hebrew', async () => {
  const { user } = await renderCards(RichTextCard);
  const { getByLabelText, getByRole, press } = card('Testo formattato');
  await user.selectOptions(getByLabelText('Lingua del testo'), 'he');
  await user.click(press('Carica l’esempio'));
  expect(getByRole('textbox', { name: 'Testo di prova' })).toHaveAttribute('dir', 'rtl');
  expect(
    within(getByRole('region', { name: 'Anteprima' })).getByRole('heading', { level: 2 }),
  ).toHaveAttribute('lang', 'he');
});

test('prints to the console and exports an HTML document', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const saved: (string | null)[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.getAttribute('download'));
  });
  const { user } = await renderCards(RichTextCard);
  const { press } = card('Testo formattato');
  await user.click(press('Stampa in console'));
  expect(log).toHaveBeenCalledWith(exampleFor('it'));
  await user.click(press('Esporta file HTML'));
  expect(saved).toEqual(['testo-it.html']);
  expect(htmlPage('<p>x</p>', 'ar', 'Wabu')).toMatch(/<html lang="ar" dir="rtl">[\s\S]*<p>x<\/p>/);
});
