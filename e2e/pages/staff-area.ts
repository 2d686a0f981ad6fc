import type { Page } from '@playwright/test';

/** The parts of every staff page, in Italian. */
export function staffAreaOf(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menu principale' });
  return {
    menu,
    // The number of what waits there may follow the name.
    link: (name: string) => menu.getByRole('link', { name: new RegExp(`^${name}( \\d|$)`) }),
    more: menu.getByRole('button', { name: 'Altro' }),
    logout: page.getByRole('button', { name: 'Logout' }),
    unsavedQuestion: page.getByRole('alertdialog', { name: 'Hai modifiche non salvate' }),
  };
}
