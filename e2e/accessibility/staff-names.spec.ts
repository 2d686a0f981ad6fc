import { accessibleNames, expectAccessibleNames } from '../fixtures/accessible-names.ts';
import { expect, test } from '../fixtures/test.ts';

const italian = {
  skip: 'Vai al contenuto',
  menu: 'Menu principale',
  sections: ['Dashboard', 'Fornitori', 'Frontends', 'Biglietti', 'Utenti', 'Tests'],
  theme: 'Passa al tema scuro',
  suppliers: [
    'heading "Fornitori" [level=1]',
    'toolbar "Azioni sui fornitori"',
    'button "Nuovo"',
    'button "Modifica" [disabled]',
    'button "Cancella" [disabled]',
    'button "Salva" [disabled]',
    'button "Annulla" [disabled]',
    'button "Salva come nuovo" [disabled]',
    'region "Elenco fornitori"',
    'searchbox "Cerca fornitore..."',
    'button "Filtri"',
    'listbox "Elenco fornitori"',
    'region "Dettagli fornitore"',
  ],
  users: [
    'heading "Utenti" [level=1]',
    'button "Aggiungi utente"',
    'button "Cancella utente"',
    'table "Elenco utenti"',
    'columnheader "Nome"',
    'columnheader "Ruolo"',
    'columnheader "Avatar"',
  ],
  frontends: [
    'heading "Frontends" [level=1]',
    'region "Elenco Frontends"',
    'heading "Elenco Frontends" [level=2]',
    'toolbar "Azioni"',
    'button "Nuovo"',
    'searchbox "Cerca frontend..."',
    'combobox "Mostra"',
    'listbox "Elenco Frontends"',
    'region "Dettagli Frontend"',
    'heading "Dettagli Frontend" [level=2]',
  ],
};

const english: typeof italian = {
  skip: 'Skip to content',
  menu: 'Main menu',
  sections: ['Dashboard', 'Suppliers', 'Frontends', 'Tickets', 'Users', 'Tests'],
  theme: 'Switch to the dark theme',
  suppliers: [
    'heading "Suppliers" [level=1]',
    'toolbar "Supplier actions"',
    'button "New"',
    'button "Edit" [disabled]',
    'button "Delete" [disabled]',
    'button "Save" [disabled]',
    'button "Cancel" [disabled]',
    'button "Save as new" [disabled]',
    'region "List of suppliers"',
    'searchbox "Search suppliers..."',
    'button "Filters"',
    'listbox "List of suppliers"',
    'region "Supplier details"',
  ],
  users: [
    'heading "Users" [level=1]',
    'button "Add user"',
    'button "Delete user"',
    'table "List of users"',
    'columnheader "Name"',
    'columnheader "Role"',
    'columnheader "Avatar"',
  ],
  frontends: [
    'heading "Frontends" [level=1]',
    'region "List of frontends"',
    'heading "List of frontends" [level=2]',
    'toolbar "Actions"',
    'button "New"',
    'searchbox "Search frontends..."',
    'combobox "Show"',
    'listbox "List of frontends"',
    'region "Frontend details"',
    'heading "Frontend details" [level=2]',
  ],
};

/** The staff's words are Italian and English; whoever reads another language gets the Italian ones. */
const names = { it: italian, en: english, ar: italian, he: italian };

const languages = (code: string) =>
  code === 'en'
    ? ['button "IT Italiano"', 'button "EN English" [pressed]']
    : ['button "IT Italiano" [pressed]', 'button "EN English"'];

test.use({ role: 'king' });

test('A screen reader is told the parts of each staff screen, in four languages', async ({
  page,
  context,
  server,
}) => {
  for (const [code, expected] of Object.entries(names)) {
    await context.addCookies([{ name: 'language', value: code, url: server.url }]);
    for (const section of ['suppliers', 'users', 'frontends'] as const) {
      await page.goto(`/adminwabu/${section}`);
      await expect(page.locator('[role=option], tbody tr').first()).toBeVisible();
      await expectAccessibleNames(page, 'main', `${section} in ${code}`).toEqual(expected[section]);
    }
    const links = expected.sections.map((name) => `link "${name}"`);
    await expectAccessibleNames(page, 'header >> nth=0').toEqual([
      `navigation "${expected.menu}"`,
      ...links,
      'button "Logout"',
      ...languages(code),
      `button "${expected.theme}"`,
    ]);
    expect((await accessibleNames(page, 'body'))[0]).toBe(`link "${expected.skip}"`);
  }
});
