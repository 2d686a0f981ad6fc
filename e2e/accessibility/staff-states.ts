import type { Page } from '@playwright/test';
import { signInByForm } from '../pages/login-form.ts';
import { items, press, tool, topDialog, toSection, words } from './staff-parts.ts';

/** A state of a staff screen, reached by its address and steps. */
export interface StaffState {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
}

const section =
  (path: string, ready: (page: Page) => Promise<void>) =>
  (name: string, ...steps: ((page: Page) => Promise<void>)[]): StaffState => ({
    name: `${path}, ${name}`,
    path: `/adminwabu/${path}`,
    open: async (page) => {
      await ready(page);
      for (const step of steps) await step(page);
    },
  });

const firstItem = (page: Page) => items(page).first().waitFor();
const dialogOpen = (page: Page) => topDialog(page).waitFor();
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

const people = section('people', title);
const findSupplier = async (page: Page) => {
  await page.getByRole('searchbox').fill('battelli');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.erase }).waitFor();
};

const dashboard = section('dashboard', (page) => page.locator('main img').first().waitFor());
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await topDialog(page).getByRole('combobox').waitFor();
};

const shell: StaffState[] = [
  dashboard('as it opens'),
  dashboard('command palette', openPalette),
  dashboard('command palette, found', openPalette, async (page) => {
    await page.keyboard.type('ga');
    await page.getByRole('option').filter({ hasText: /Garda/ }).first().waitFor();
  }),
  dashboard('command palette, nothing found', openPalette, async (page) => {
    await page.keyboard.type('qqqq');
    await page.getByText(/«qqqq»|“qqqq”/).waitFor();
  }),
  section('activity', title)('as it opens'),
  section('tickets', title)('as it opens'),
  section('account', title)('as it opens'),
  section('trash', title)('empty'),
  people('as it opens'),
  people('found', findSupplier),
  people('erasure dialog', findSupplier, (page) => press(page, words.erase), dialogOpen),
];

/** An entry of a menu, by the name of the menu and its own. */
const fromMenu = (menu: RegExp, entry: RegExp) => async (page: Page) => {
  await press(page, menu);
  await page.getByRole('menuitem', { name: entry }).click();
};
const ofList = /^(Azioni sull’elenco|List actions)$/;

const supplierState = section('suppliers', firstItem);
const selectSupplier = async (page: Page) => {
  await items(page).first().click();
  await page.getByRole('option', { selected: true }).waitFor();
};
const newSupplier = (page: Page) => tool(page, words.add);
const suppliers: StaffState[] = [
  supplierState('nothing selected'),
  supplierState('new', newSupplier),
  supplierState('errors on saving', newSupplier, (page) => tool(page, words.save), dialogOpen),
  supplierState(
    'unsaved work',
    newSupplier,
    (page) => page.getByRole('main').locator('form input').first().fill('Non ancora salvato'),
    (page) => toSection(page, 'tickets'),
    dialogOpen,
  ),
  supplierState('selected', selectSupplier),
  supplierState('keyboard sheet', selectSupplier, (page) => page.keyboard.press('?'), dialogOpen),
  supplierState('deletion dialog', selectSupplier, (page) => tool(page, words.remove), dialogOpen),
  supplierState(
    'edit',
    selectSupplier,
    (page) => tool(page, words.edit),
    (page) => page.getByRole('main').locator('form').waitFor(),
  ),
  supplierState('import', fromMenu(ofList, /^(Importa|Import)/), dialogOpen),
  supplierState(
    'nothing found',
    (page) => page.getByRole('searchbox').fill('qqqq'),
    (page) => items(page).first().waitFor({ state: 'detached' }),
  ),
];

const userState = section('users', (page) => page.locator('tbody tr').first().waitFor());
const addUser = (page: Page) => press(page, /^(Aggiungi utente|Add user)$/);
const deleteUser = (page: Page) => press(page, /^(Cancella utente|Delete user)$/);
const alertOpen = (page: Page) => page.getByRole('alertdialog').waitFor();
const users: StaffState[] = [
  userState('as it opens'),
  userState('add', addUser, dialogOpen),
  userState(
    'add, fields missing',
    addUser,
    (page) => press(page, /^(Conferma|Confirm)$/),
    alertOpen,
  ),
  userState('delete', deleteUser, dialogOpen),
  userState(
    'delete, nobody chosen',
    deleteUser,
    (page) => press(page, /^(Conferma cancellazione|Confirm deletion)$/),
    alertOpen,
  ),
];

const testState = section('tests', (page) =>
  page.locator('[contenteditable], [role=textbox]').first().waitFor(),
);
const tests: StaffState[] = [
  testState('as it opens'),
  testState(
    'checked',
    (page) => press(page, /^(Numero casuale|Random number)$/),
    (page) =>
      page
        .getByText(/\(200\)/)
        .first()
        .waitFor(),
  ),
];

const frontendState = section('frontends', firstItem);
const selectFrontend = async (page: Page) => {
  await items(page).first().click();
  await page.getByRole('toolbar').getByRole('button', { name: words.edit }).waitFor();
};
const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first().waitFor();
const editFrontend = async (page: Page) => {
  await selectFrontend(page);
  await tool(page, words.edit);
  await firstField(page);
};
const frontends: StaffState[] = [
  frontendState('nothing selected'),
  frontendState('selected', selectFrontend),
  frontendState('preview', selectFrontend, (page) => tool(page, words.preview), dialogOpen),
  frontendState('deletion dialog', selectFrontend, (page) => tool(page, words.remove), dialogOpen),
  frontendState('edit', editFrontend),
  frontendState(
    'find and replace',
    fromMenu(ofList, /^(Trova e sostituisci|Find and replace)$/),
    dialogOpen,
  ),
  frontendState(
    'duplicate',
    selectFrontend,
    fromMenu(/^(Altre azioni|More actions)$/, /^(Duplica|Duplicate)/),
    dialogOpen,
  ),
  frontendState(
    'text with focus',
    editFrontend,
    (page) =>
      page
        .getByRole('textbox', { name: /^(Contenuto della|Content of) (sezione|section) 1 in / })
        .filter({ visible: true })
        .first()
        .click(),
    (page) => page.locator('[contenteditable=true]:focus').waitFor(),
  ),
  frontendState(
    'translation plan',
    editFrontend,
    (page) => press(page, /^(Traduci|Translate)$/),
    dialogOpen,
  ),
  frontendState(
    'pictures',
    editFrontend,
    (page) => press(page, /^(Modifica Slideshow|Edit slideshow)$/i),
    dialogOpen,
  ),
  frontendState(
    'new',
    (page) => page.getByRole('toolbar').getByRole('button', { name: words.add }).click(),
    firstField,
  ),
];

/** The states of all staff screens, by section. */
export const staffStates = { shell, suppliers, users, tests, frontends };

/** The login page after a wrong password. */
export async function rejectedLogin(page: Page) {
  await signInByForm(page, 'king', 'not-the-password');
  await page.getByText('Dati non validi!').first().waitFor();
}
