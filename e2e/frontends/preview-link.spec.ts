import { post } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const URL = 'imbarcadero';
const Sezioni = [
  {
    visible: true,
    NomeSezione: { it: '<p>Orari</p>', en: '<p>Hours</p>' },
    Contenuto: { it: '<p>Aperto dalle 9.</p>', en: '<p>Open from 9 am.</p>' },
  },
];

test.use({ javaScriptEnabled: false });

test('A supplier without scripts reads a preview, changes its language, comments and approves it @verify', async ({
  page,
  context,
  server,
  token,
  microsites,
}) => {
  await microsites.seed({ URL, Sezioni });
  const made = await post(`${server.url}/api/d1/createpreview`, { URL }, await token('king'));
  const { path } = (await made.json()) as { path: string };
  await page.goto(path);
  await expect(page.getByRole('note')).toContainText('i visitatori non la vedono');
  await expect(page.getByRole('main')).toContainText('Aperto dalle 9.');
  await page.locator('[popovertarget]').click();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/anteprima/*');
  await expect(page.getByRole('main')).toContainText('Open from 9 am.');
  await page.getByRole('textbox', { name: 'Comment' }).fill('The price is 12 €.');
  await page.getByRole('button', { name: 'Send the comment' }).click();
  await expect(page.getByRole('alert')).toContainText('the editors have received your answer');
  await page.getByRole('button', { name: 'Approve this version' }).click();
  await expect(page.getByRole('main')).toContainText('You approved this version on');
  expect(await context.cookies()).toEqual([]);
});
