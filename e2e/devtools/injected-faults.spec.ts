import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'admin' });

/** The faults of the inspector, and what the details of the error card say. */
const faults: [fault: string, code: RegExp][] = [
  ['Rete assente', /users \S+ · unreachable · injected: no network/],
  ['Server che non risponde', /users \S+ · slow · /],
  ['Errore 500', /users \S+ · unreachable · injected: HTTP 500/],
  ['File alterato', /users \S+ · unreachable · /],
  ['Versione incompatibile', /users \S+ · incompatible · .*shell \^99/],
];

test('Each injected fault shows the error card and ends with Riprova', async ({
  page,
  allowConsoleError,
  staffArea,
  testsPage,
}) => {
  allowConsoleError(/Module "users"|integrity|Failed to load resource/);
  const { card, press } = testsPage;
  for (const [fault, code] of faults) {
    await testsPage.open();
    await card('Guasti di prova').getByLabel('Modulo').selectOption('users');
    await card('Guasti di prova').getByLabel('Guasto').selectOption({ label: fault });
    // The page reloads, because a loaded module stays loaded.
    const reloaded = page.waitForEvent('load');
    await press('Guasti di prova', 'Provoca il guasto');
    await reloaded;
    await expect(
      card('Guasti di prova').getByText('Apri «users»: non si caricherà.'),
    ).toBeVisible();
    await staffArea.link('Utenti').click();
    await expect(page.getByRole('heading', { name: '«Utenti» non si è caricato' })).toBeVisible();
    await page.getByText('Dettagli').click();
    await expect(page.getByRole('alert').getByText(code)).toBeVisible();
    await page.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByText('Elenco utenti').first()).toBeVisible();
  }
});
