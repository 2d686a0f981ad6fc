import type { Page } from '@playwright/test';

/** The Tests page, in Italian. */
export function testsPageOf(page: Page) {
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    open: () => page.goto('/adminwabu/tests'),
    card,
    press: (name: string, button: string) =>
      card(name).getByRole('button', { name: button, exact: true }).click(),
    async upload(file: string | { name: string; mimeType: string; buffer: Buffer }) {
      const form = card('Carica un file');
      await form.getByLabel('File').setInputFiles(file);
      await form.getByRole('button', { name: 'Carica', exact: true }).click();
    },
    async find(name: string) {
      const form = card('Scarica un file');
      await form.getByLabel('Nome del file').fill(name);
      await form.getByRole('button', { name: 'Cerca' }).click();
    },
  };
}
