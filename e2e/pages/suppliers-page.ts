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
    tool: (name: 'Nuovo' | 'Modifica' | 'Cancella' | 'Salva' | 'Annulla' | 'Salva come nuovo') =>
      tools.getByRole('button', { name, exact: true }),
    field: (label: string) => page.getByLabel(new RegExp(`^${label}( ?\\*)?$`)),
  };
}

/** Fills in the form of a supplier. */
export async function fillSupplier(page: Page, supplier: Record<string, string>) {
  const { field } = suppliersPageOf(page);
  for (const [label, value] of Object.entries(supplier)) {
    const control = field(label);
    const tag = await control.evaluate((element) => element.tagName);
    if (tag === 'SELECT') await control.selectOption(value);
    else await control.fill(value);
  }
}

export const newSupplier = {
  Nome: 'Traghetti Benaco',
  PIVA: '12345670017',
  Indirizzo: 'Lungolago Regina Adelaide 3',
  CAP: '37016',
  Città: 'Garda',
  Provincia: 'VR',
  Email: 'info@traghetti-benaco.example',
  Telefono: '0457255555',
  SDI: 'M5UXCR1',
};
