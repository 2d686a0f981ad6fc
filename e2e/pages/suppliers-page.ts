import type { Page } from '@playwright/test';

/** The suppliers' screen, in Italian. */
export function suppliersPageOf(page: Page) {
  const list = page.getByRole('listbox', { name: 'Elenco fornitori' });
  const tools = page.getByRole('toolbar', { name: 'Azioni sui fornitori' });
  return {
    open: () => page.goto('/adminwabu/suppliers'),
    list,
    item: (name: string) => list.getByRole('option').filter({ hasText: name }),
    search: page.getByPlaceholder('Cerca fornitore...'),
    tool: (name: 'Nuovo' | 'Modifica' | 'Cancella' | 'Salva') =>
      tools.getByRole('button', { name, exact: true }),
    field: (label: string) => page.getByLabel(new RegExp(`^${label}( ?\\*)?$`)),
  };
}
