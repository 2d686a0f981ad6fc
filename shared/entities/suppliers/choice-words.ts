import type { SupplierChoice, supplierChoices } from './supplier-fields.ts';

type Option = (typeof supplierChoices)[SupplierChoice][number];

/** The words of the interface for the options of a supplier's fields, which are stored and sent in Italian. */
export const italianChoices: Record<Option, string> = {
  Azienda: 'Azienda',
  'Persona Fisica': 'Persona Fisica',
  Italia: 'Italia',
  Altro: 'Altro',
  Intermediazione: 'Intermediazione',
  Ricarico: 'Ricarico',
};

export const englishChoices: Record<Option, string> = {
  Azienda: 'Company',
  'Persona Fisica': 'Person',
  Italia: 'Italy',
  Altro: 'Other',
  Intermediazione: 'Commission',
  Ricarico: 'Mark-up',
};
