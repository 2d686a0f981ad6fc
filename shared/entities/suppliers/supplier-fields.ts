import { defineMessages } from '../messages/messages.ts';

/** What a supplier consists of, without its schema: lists and details need no validation, and load none. */
export const supplierTypes = ['Azienda', 'Persona Fisica'] as const;
export const supplierCountries = ['Italia', 'Altro'] as const;
export const supplierContracts = ['Intermediazione', 'Ricarico'] as const;

/** The fields that are chosen, with their options; a new supplier starts with the first one. */
export const supplierChoices = {
  Tipologia: supplierTypes,
  Nazione: supplierCountries,
  Contratto: supplierContracts,
} as const;
export type SupplierChoice = keyof typeof supplierChoices;

/** The groups of fields, in the order in which a form and a record's details show them. */
export const supplierGroups = ['identity', 'address', 'contacts', 'billing'] as const;
export type SupplierGroup = (typeof supplierGroups)[number];

export const supplierMessages = defineMessages('supplier', {
  companyId: 'PIVA: solo numeri, 11 cifre',
  personId: 'Codice Fiscale: 16 caratteri alfanumerici maiuscoli',
  CAP: 'Solo numeri, 5 cifre',
  Provincia: 'Solo lettere maiuscole, 2 caratteri',
  SDI: 'Solo caratteri maiuscoli e numeri, 7 caratteri',
  Telefono: 'Solo numeri',
  email: 'Email non valida',
  PEC: 'PEC non valida',
  duplicate: 'Il campo PIVA/Codice Fiscale deve essere univoco tra tutti i fornitori',
  keyChanged:
    'Non puoi modificare il campo PIVA/Codice Fiscale in modalità modifica. Usa "Salva come nuovo" per creare un nuovo fornitore.',
  notFound: 'Il fornitore non esiste più',
  changedMeanwhile: 'Il fornitore è stato modificato da un altro utente',
  inUse: 'Il fornitore è usato da uno o più micrositi',
});

export const supplierLimits = { Nome: 120, Indirizzo: 160, Citta: 80, Telefono: 20 } as const;

const COMPANY_ID = /^\d{11}$/;
const PERSON_ID = /^[A-Z0-9]{16}$/;

/** The format of the tax id by type: eleven digits for a company, sixteen characters for a person. */
export function taxIdRule(type: unknown): { form: RegExp; message: string } {
  return type === 'Persona Fisica'
    ? { form: PERSON_ID, message: supplierMessages.personId }
    : { form: COMPANY_ID, message: supplierMessages.companyId };
}

const groupOf = {
  Nome: 'identity',
  Tipologia: 'identity',
  PIVA: 'identity',
  Indirizzo: 'address',
  CAP: 'address',
  Citta: 'address',
  Provincia: 'address',
  Nazione: 'address',
  email: 'contacts',
  PEC: 'contacts',
  Telefono: 'contacts',
  SDI: 'billing',
  Contratto: 'billing',
} as const satisfies Record<string, SupplierGroup>;

export type SupplierField = keyof typeof groupOf;

/** Every field, in the order of the form and of the errors. */
export const supplierFields = Object.keys(groupOf) as readonly SupplierField[];

export function supplierFieldsOf(group: SupplierGroup): SupplierField[] {
  return supplierFields.filter((field) => groupOf[field] === group);
}

export function isSupplierChoice(field: SupplierField): field is SupplierChoice {
  return Object.hasOwn(supplierChoices, field);
}
