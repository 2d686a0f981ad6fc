import { accessibleNames, expectAccessibleNames } from '../fixtures/accessible-names.ts';
import { expect, test } from '../fixtures/test.ts';

const account = 'link "Il mio account: king king"';
const sections = {
  suppliers: [
    'heading "Fornitori" [level=1]',
    account,
    'toolbar "Azioni sui fornitori"',
    'button "Nuovo"',
    'button "Modifica" [disabled]',
    'button "Cancella" [disabled]',
    'button "Salva" [disabled]',
    'button "Altri modi di salvare" [disabled]',
    'button "Annulla" [disabled]',
    'button "Salva come nuovo" [disabled]',
    'button "Cronologia" [disabled]',
    'region "Elenco fornitori"',
    'heading "Elenco fornitori" [level=2]',
    'button "Elenco" [pressed]',
    'button "Tabella"',
    'button "Azioni sull’elenco"',
    'searchbox "Cerca fornitore..."',
    'combobox "Ordina per"',
    'button "Ordine decrescente"',
    'button "Filtri"',
    'listbox "Elenco fornitori"',
    'region "Dettagli fornitore"',
  ],
  users: [
    'heading "Utenti" [level=1]',
    account,
    'button "Aggiungi utente"',
    'button "Cancella utente"',
    'button "Spazio per i file"',
    'searchbox "Cerca utente..."',
    'table "Elenco utenti"',
    'columnheader "Nome"',
    'columnheader "Ruolo"',
    'columnheader "Avatar"',
    ...['admin', 'giulia', 'king', 'marco', 'rookie'].flatMap((name) => [
      `button "Cronologia di ${name}"`,
      // Kings do not manage themselves.
      ...(name === 'king' ? [] : [`button "Gestisci ${name}"`]),
    ]),
  ],
  frontends: [
    'heading "Frontends" [level=1]',
    account,
    'toolbar "Azioni"',
    'button "Nuovo"',
    'region "Elenco Frontends"',
    'heading "Elenco Frontends" [level=2]',
    'button "Elenco" [pressed]',
    'button "Tabella"',
    'button "Azioni sull’elenco"',
    'searchbox "Cerca frontend..."',
    'combobox "Ordina per"',
    'button "Ordine decrescente"',
    'button "Filtri"',
    'listbox "Elenco Frontends"',
    'region "Dettagli Frontend"',
  ],
};

const entries = [
  ...['Dashboard', 'Fornitori', 'Frontends', 'Biglietti', 'Utenti', 'Tests'],
  ...['Cestino', 'Attività', 'Dati di una persona'],
];

test.use({ role: 'king' });

test('The accessibility tree of each staff section has its parts in order', async ({ page }) => {
  for (const [section, parts] of Object.entries(sections)) {
    await page.goto(`/adminwabu/${section}`);
    await expect(page.locator('[role=option], tbody tr').first()).toBeVisible();
    await expectAccessibleNames(page, 'main').toEqual(parts);
  }
  await expectAccessibleNames(page, 'header >> nth=0').toEqual([
    'navigation "Menu principale"',
    ...entries.map((name) => `link "${name}"`),
    'button "Logout"',
    'button "IT Italiano" [pressed]',
    'button "EN English"',
    'button "Cerca"',
    'button "Passa al tema scuro"',
  ]);
  expect((await accessibleNames(page, 'body'))[0]).toBe('link "Vai al contenuto"');
});
