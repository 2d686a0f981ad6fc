import type { Page } from '@playwright/test';
import { signInByForm } from '../pages/login-form.ts';
import { frontends, requests, suppliers } from './record-states.ts';
import { dialogOpen, press, type StaffState, section, topDialog, words } from './staff-parts.ts';

export type { StaffState };

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

/** The last part that arrives. */
const filesCounted = (page: Page) =>
  page.getByRole('heading', { name: /^(Spazio per i file|Space for files)$/ }).waitFor();
const findSupplier = async (page: Page) => {
  await page.getByRole('searchbox').fill('limonaia');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: words.erase }).waitFor();
};

const avatarShown = (page: Page) => page.locator('main img').first().waitFor();
const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await topDialog(page).getByRole('combobox').waitFor();
};

const shell = [
  ...section(
    'dashboard',
    avatarShown,
    {
      'as it opens': [],
      'command palette, found': [
        openPalette,
        (page) => page.keyboard.type('ga'),
        (page) => page.getByRole('option').filter({ hasText: /Garda/ }).first().waitFor(),
      ],
    },
    {
      'command palette': [openPalette],
      'command palette, nothing found': [
        openPalette,
        (page) => page.keyboard.type('qqqq'),
        (page) => page.getByText(/«qqqq»|“qqqq”/).waitFor(),
      ],
    },
  ),
  ...section('activity', title, { 'as it opens': [] }),
  ...section('tickets', title, {}, { 'as it opens': [] }),
  ...section('account', filesCounted, { 'as it opens': [] }),
  ...section('trash', title, {}, { empty: [] }),
  ...section(
    'people',
    title,
    { found: [findSupplier] },
    {
      'as it opens': [],
      'erasure dialog': [findSupplier, (page) => press(page, words.erase), dialogOpen],
    },
  ),
];

const usersListed = (page: Page) => page.locator('tbody tr').first().waitFor();
const filesSpace = (page: Page) => press(page, /^(Spazio per i file|Space for files)$/);
const addUser = (page: Page) => press(page, /^(Aggiungi utente|Add user)$/);
const deleteUser = (page: Page) => press(page, /^(Cancella utente|Delete user)$/);
const alertOpen = (page: Page) => page.getByRole('alertdialog').waitFor();
const users = section(
  'users',
  usersListed,
  {
    'as it opens': [],
    'add, fields missing': [addUser, (page) => press(page, /^(Conferma|Confirm)$/), alertOpen],
  },
  {
    'space for files': [filesSpace, filesCounted],
    add: [addUser, dialogOpen],
    delete: [deleteUser, dialogOpen],
    'delete, nobody chosen': [
      deleteUser,
      (page) => press(page, /^(Conferma cancellazione|Confirm deletion)$/),
      alertOpen,
    ],
  },
);

const textShown = (page: Page) =>
  page.locator('[contenteditable], [role=textbox]').first().waitFor();
const tests = section(
  'tests',
  textShown,
  {
    checked: [
      (page) => press(page, /^(Numero casuale|Random number)$/),
      (page) =>
        page
          .getByText(/\(200\)/)
          .first()
          .waitFor(),
    ],
  },
  { 'as it opens': [] },
);

/** The states of all staff screens, by section. */
export const staffStates = { shell, suppliers, users, tests, frontends, requests };

/** The login page after a wrong password. */
export async function rejectedLogin(page: Page) {
  await signInByForm(page, 'king', 'not-the-password');
  await page.getByText('Dati non validi!').first().waitFor();
}
