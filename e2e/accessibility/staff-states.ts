import type { Page } from '@playwright/test';
import { signInByForm } from '../pages/login-form.ts';
import { frontends, suppliers } from './record-states.ts';
import {
  dialogOpen,
  inVerify,
  press,
  type StaffState,
  section,
  topDialog,
  words,
} from './staff-parts.ts';

export type { StaffState };

const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

/** The last part that arrives. */
const filesCounted = (page: Page) =>
  page.getByRole('heading', { name: /^(Spazio per i file|Space for files)$/ }).waitFor();
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
  inVerify(dashboard('command palette', openPalette)),
  dashboard('command palette, found', openPalette, async (page) => {
    await page.keyboard.type('ga');
    await page.getByRole('option').filter({ hasText: /Garda/ }).first().waitFor();
  }),
  inVerify(
    dashboard('command palette, nothing found', openPalette, async (page) => {
      await page.keyboard.type('qqqq');
      await page.getByText(/«qqqq»|“qqqq”/).waitFor();
    }),
  ),
  section('activity', title)('as it opens'),
  inVerify(section('tickets', title)('as it opens')),
  section('account', filesCounted)('as it opens'),
  inVerify(section('trash', title)('empty')),
  inVerify(people('as it opens')),
  people('found', findSupplier),
  inVerify(people('erasure dialog', findSupplier, (page) => press(page, words.erase), dialogOpen)),
];

const userState = section('users', (page) => page.locator('tbody tr').first().waitFor());
const filesSpace = (page: Page) => press(page, /^(Spazio per i file|Space for files)$/);
const addUser = (page: Page) => press(page, /^(Aggiungi utente|Add user)$/);
const deleteUser = (page: Page) => press(page, /^(Cancella utente|Delete user)$/);
const alertOpen = (page: Page) => page.getByRole('alertdialog').waitFor();
const users: StaffState[] = [
  userState('as it opens'),
  inVerify(userState('space for files', filesSpace, filesCounted)),
  inVerify(userState('add', addUser, dialogOpen)),
  userState(
    'add, fields missing',
    addUser,
    (page) => press(page, /^(Conferma|Confirm)$/),
    alertOpen,
  ),
  inVerify(userState('delete', deleteUser, dialogOpen)),
  inVerify(
    userState(
      'delete, nobody chosen',
      deleteUser,
      (page) => press(page, /^(Conferma cancellazione|Confirm deletion)$/),
      alertOpen,
    ),
  ),
];

const testState = section('tests', (page) =>
  page.locator('[contenteditable], [role=textbox]').first().waitFor(),
);
const tests: StaffState[] = [
  inVerify(testState('as it opens')),
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

/** The states of all staff screens, by section. */
export const staffStates = { shell, suppliers, users, tests, frontends };

/** The login page after a wrong password. */
export async function rejectedLogin(page: Page) {
  await signInByForm(page, 'king', 'not-the-password');
  await page.getByText('Dati non validi!').first().waitFor();
}
