import {
  isSupplierChoice,
  normaliseSupplierField,
  type Supplier,
  type SupplierField,
  supplierChoices,
  supplierFields,
  supplierMessages,
} from '@wabu/shared/entities/supplier';
import { localMessage } from '@wabu/shared/i18n';
import type { TableColumn } from '@wabu/shared/ui/table';
import { fieldLabel, formatPhone, valueText } from '../model/supplier-labels.ts';
import type { SupplierTranslate } from '../words/supplier-words.ts';

/** In rem: what most values need. */
const DEFAULT_WIDTH = 10;
const widths: Partial<Record<SupplierField, number>> = {
  Nome: 15,
  Tipologia: 8,
  PIVA: 11.5,
  Indirizzo: 14,
  CAP: 5,
  Provincia: 6,
  Nazione: 6.5,
  email: 14,
  PEC: 14,
  Telefono: 8.5,
  SDI: 6.5,
  Contratto: 9.5,
};
const numeric: readonly SupplierField[] = ['PIVA', 'CAP', 'Telefono'];
const inputModes: Partial<Record<SupplierField, 'numeric' | 'email' | 'tel'>> = {
  CAP: 'numeric',
  email: 'email',
  PEC: 'email',
  Telefono: 'tel',
};

/** All columns, in the order of the form. A tax id is the key of its supplier, and is not edited. */
export function supplierColumns(t: SupplierTranslate): TableColumn<Supplier>[] {
  return supplierFields.map((id) => ({
    id,
    label: fieldLabel(t, id),
    width: widths[id] ?? DEFAULT_WIDTH,
    textOf: ({ [id]: value }) => (id === 'Telefono' ? formatPhone(value) : valueText(t, id, value)),
    isNumeric: numeric.includes(id),
    ...(id === 'PIVA'
      ? { locked: localMessage(supplierMessages.keyChanged) }
      : { editor: editorOf(t, id) }),
  }));
}

function editorOf(t: SupplierTranslate, field: SupplierField): TableColumn<Supplier>['editor'] {
  const storedValue = (supplier: Supplier) => supplier[field];
  if (isSupplierChoice(field))
    return {
      valueOf: storedValue,
      options: supplierChoices[field].map((value) => ({ value, label: t(`choice.${value}`) })),
    };
  return {
    valueOf: storedValue,
    inputMode: inputModes[field],
    clean: (text, { Tipologia }) => normaliseSupplierField(field, text, Tipologia),
  };
}
