import type { Locator, Page } from '@playwright/test';

/** A state of a staff screen, reached by its address and steps. */
export interface StaffState {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  /** Seen in `npm run verify` only. */
  isLong: boolean;
}

type Step = (page: Page) => Promise<void>;

/**
 * The states of a section by name, with the steps to each from its ready page. The parts of `inVerify` are in other
 * states too, with other words, or belong to a dialog that is opened rarely.
 */
export function section(
  path: string,
  ready: Step,
  states: Record<string, Step[]>,
  inVerify: Record<string, Step[]> = {},
): StaffState[] {
  return Object.entries({ ...states, ...inVerify }).map(([name, steps]) => ({
    name: `${path}, ${name}`,
    path: `/adminwabu/${path}`,
    isLong: name in inVerify,
    open: async (page) => {
      for (const step of [ready, ...steps]) await step(page);
    },
  }));
}

export const toSection = (page: Page, section: string) =>
  page.locator(`nav a[href="/adminwabu/${section}"]`).first().click();
export const press = (where: Page | Locator, name: RegExp) =>
  where.getByRole('button', { name }).filter({ visible: true }).first().click();
export const tool = (page: Page, name: RegExp) => press(page.getByRole('toolbar').first(), name);
/** The page as the browser stored it is shown first, and is inert: it takes no key. */
export const records = (page: Page) => page.locator('[role=listbox]:not([inert] *)').first();
export const items = (page: Page) => records(page).getByRole('option');
export const topDialog = (page: Page) => page.locator('[aria-modal="true"]').last();

/** Button names in both staff languages. */
export const words = {
  add: /^(Nuovo|New)$/,
  edit: /^(Modifica|Edit)$/,
  remove: /^(Cancella|Delete)$/,
  erase: /^(Cancella per sempre|Erase for good)$/,
  save: /^(Salva|Save)$/,
  preview: /^(Anteprima|Preview)$/,
};

export const firstItem = (page: Page) => items(page).first().waitFor();
export const dialogOpen = (page: Page) => topDialog(page).waitFor();

/** An entry of a menu, by the name of the menu and its own. */
export const fromMenu = (menu: RegExp, entry: RegExp) => async (page: Page) => {
  await press(page, menu);
  await page.getByRole('menuitem', { name: entry }).click();
};
export const ofList = /^(Azioni sull’elenco|List actions)$/;
