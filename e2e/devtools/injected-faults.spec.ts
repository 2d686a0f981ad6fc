import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'admin' });

test('A file that the inspector alters shows the error card, which ends with Riprova', async ({
  page,
  allowConsoleError,
  staffArea,
  testsPage,
}) => {
  allowConsoleError(/Module "users"|integrity|Failed to load resource/);
  const { card, press } = testsPage;
  await testsPage.open();
  await card('Guasti di prova').getByLabel('Modulo').selectOption('users');
  await card('Guasti di prova').getByLabel('Guasto').selectOption({ label: 'File alterato' });
  // The page reloads, because a loaded module stays loaded.
  const reloaded = page.waitForEvent('load');
  await press('Guasti di prova', 'Provoca il guasto');
  await reloaded;
  await expect(card('Guasti di prova').getByText('Apri «users»: non si caricherà.')).toBeVisible();
  await staffArea.link('Utenti').click();
  await expect(page.getByRole('heading', { name: '«Utenti» non si è caricato' })).toBeVisible();
  await page.getByText('Dettagli').click();
  await expect(page.getByRole('alert').getByText(/users \S+ · unreachable · /)).toBeVisible();
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(page.getByText('Elenco utenti').first()).toBeVisible();
});
