import type { Page } from '@playwright/test';
import { staffStates } from '../accessibility/staff-states.ts';
import { keptLooks } from './looks.ts';

/** A screen of the gallery: a page, or a state of one. */
export interface Screen {
  name: string;
  path: string;
  open: (page: Page) => Promise<void>;
  /** The widths of which the repository keeps a picture. */
  kept: readonly number[];
}

const all = [...new Set(keptLooks.map(({ width }) => width))];
/** Of dialogs and of states that differ little from another, a phone and a desktop. */
const some = [390, 1440];

/** A phone shows the list in place of a table. */
const wide = [768, 1440];

/** The states in which a section is mostly seen. */
const main = /, (as it opens|nothing selected|selected|edit|command palette)$/;

const keptOf = (name: string) => (main.test(name) ? all : name.endsWith(', table') ? wide : some);

const staff: Screen[] = Object.values(staffStates)
  .flat()
  .map((state) => ({ ...state, kept: keptOf(state.name) }));

/** The published microsite of the gallery. */
export const MICROSITE = 'lago';

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const opened = async (page: Page) => {
  await title(page);
  await page.locator('#cookie-banner button[value=none]').last().click();
};
const publicScreen = (name: string, path: string, kept = all): Screen => ({
  name: `public, ${name}`,
  path,
  kept,
  open: opened,
});

const visitors: Screen[] = [
  {
    ...publicScreen('home with the banner', '/', some),
    open: (page) => page.locator('#cookie-banner').waitFor(),
  },
  publicScreen('home', '/'),
  publicScreen('microsites', '/siti'),
  publicScreen('microsite', `/siti/${MICROSITE}`),
  publicScreen('search', '/ricerca?q=lago'),
  publicScreen('privacy', '/privacy', some),
  // It has no banner, but its choices.
  { ...publicScreen('cookies', '/cookies', some), open: title },
  publicScreen('login', '/login'),
];

export const screens = { staff, visitors };
