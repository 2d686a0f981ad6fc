import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'rookie' });

const URL = 'confronto';
const texts = (it: string, de = ''): Record<string, string> => ({ it: `<p>${it}</p>`, de });
const longName = `<p>${'Donaudampfschifffahrt'.repeat(3)}</p>`;
const Sezioni = [
  { visible: true, NomeSezione: texts('Orari', longName), Contenuto: texts('Dalle 9.') },
  { visible: true, NomeSezione: texts('Prezzi'), Contenuto: texts('12 €.') },
];

test('The contact sheet marks a word that is too wide, and is printed alone, a page for each section @verify', async ({
  page,
  microsites,
  frontendsPage,
}) => {
  await microsites.seed({ URL, Sezioni });
  await frontendsPage.open(URL);
  await page.getByRole('button', { name: 'Altre azioni' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Foglio di confronto' }).press('Enter');
  const sheet = frontendsPage.dialog(`Foglio di confronto · ${URL}`);
  await expect(sheet.getByRole('rowgroup')).toHaveCount(1 + Sezioni.length);
  await expect(sheet.getByText('Una parola o un’immagine è troppo larga')).toHaveCount(1);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(sheet.getByText('DEU · Deutsch').last()).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Stampa' })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(Sezioni.length);
});
