import type { Page } from '@playwright/test';

function addressOf(url?: string, mode?: 'edit') {
  const query = new URLSearchParams({ ...(url && { frontend: url }), ...(mode && { mode }) });
  return `/adminwabu/frontends${query.size > 0 ? `?${query}` : ''}`;
}

/** The frontends' screen, in Italian. */
export function frontendsPageOf(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    /** Opens the list, or one microsite. */
    open: (url?: string, mode?: 'edit') => page.goto(addressOf(url, mode)),
    button,
    tool: (name: 'Modifica' | 'Salva' | 'Anteprima') =>
      page.getByRole('toolbar', { name: 'Azioni' }).getByRole('button', { name, exact: true }),
    text: (kind: 'Nome' | 'Contenuto', number: number, language: string) =>
      page.getByRole('textbox', {
        name: `${kind === 'Nome' ? 'Nome della' : 'Contenuto della'} sezione ${number} in ${language}`,
      }),
    dialog: (name: string) => page.getByRole('dialog', { name }),
    /** Saves and confirms. */
    async save() {
      await this.tool('Salva').click();
      await button('Sovrascrivi').click();
      await page.getByText(/Microsito \[.*\] salvato/).waitFor();
    },
    /** Types at the end of a formatted text. */
    async write(kind: 'Nome' | 'Contenuto', number: number, language: string, words: string) {
      await this.text(kind, number, language).click();
      await page.locator('[contenteditable=true]:focus').waitFor();
      await page.keyboard.press('Control+End');
      await page.keyboard.type(words);
    },
  };
}
