import type { Page } from '@playwright/test';

/** The Tests page, in Italian. */
export function testsPageOf(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    open: () => page.goto('/adminwabu/tests'),
    card,
    press: (name: string, button: string) =>
      card(name).getByRole('button', { name: button, exact: true }).click(),
  };
}
