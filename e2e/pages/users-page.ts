import type { Page } from '@playwright/test';

/** The users' screen, in Italian. */
export const usersPageOf = (page: Page) => ({
  open: () => page.goto('/adminwabu/users'),
  table: page.getByRole('table', { name: 'Elenco utenti' }),
});
