import { journey } from '../fixtures/journey.ts';
import { testsScreen } from '../fixtures/tests-screen.ts';

/** Each fault that the inspector offers, with what the module's card says of it to whoever opens it. */
const faults: [fault: string, code: RegExp][] = [
  ['Rete assente', /users \S+ · unreachable · injected: no network/],
  ['Server che non risponde', /users \S+ · slow · /],
  ['Errore 500', /users \S+ · unreachable · injected: HTTP 500/],
  ['File alterato', /users \S+ · unreachable · /],
  ['Versione incompatibile', /users \S+ · incompatible · .*shell \^99/],
];

for (const [fault, code] of faults) {
  journey(
    `«${fault}», injected into one module, shows its card and ends with Riprova`,
    {},
    async (given) => {
      const { page, signIn, visit, complaints } = given;
      complaints.ignore(/Module "users"|integrity|Failed to load resource/);
      await signIn('admin');
      await visit('/adminwabu/tests');
      const { card, press } = testsScreen(page);
      await card('Guasti di prova').getByLabel('Modulo').selectOption('users');
      await card('Guasti di prova').getByLabel('Guasto').selectOption({ label: fault });
      // What is loaded stays loaded: the page begins anew.
      const reloaded = page.waitForEvent('load');
      await press('Guasti di prova', 'Provoca il guasto');
      await reloaded;
      await card('Guasti di prova').getByText('Apri «users»: non si caricherà.').waitFor();

      const menu = page.getByRole('navigation', { name: 'Menu principale' });
      await menu.getByRole('link', { name: 'Utenti' }).click();
      await page.getByRole('heading', { name: '«Utenti» non si è caricato' }).waitFor();
      await page.getByText('Dettagli').click();
      await page.getByRole('alert').getByText(code).waitFor();
      await page.getByRole('button', { name: 'Riprova' }).click();
      await page.getByText('Elenco utenti').first().waitFor();
    },
  );
}
