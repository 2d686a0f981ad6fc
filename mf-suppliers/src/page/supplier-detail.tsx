import type { Supplier } from '@wabu/shared/entities/supplier';
import {
  isSupplierChoice,
  type SupplierField,
  supplierFieldsOf,
  supplierGroups,
} from '@wabu/shared/entities/suppliers/supplier-fields';
import { AddressText, Fact, RecordFacts, RecordGroup } from '@wabu/shared/ui';
import { formatPhone, labelOf } from '../model/supplier-labels.ts';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';

export function SupplierDetail({ supplier }: { supplier: Supplier }) {
  const t = useSupplierWords();
  return supplierGroups.map((group) => (
    <RecordGroup key={group} title={t(`group.${group}`)}>
      <RecordFacts>
        {supplierFieldsOf(group)
          .filter((field) => field !== 'Nome')
          .map((field) => (
            <Fact key={field} label={labelOf(t, field, supplier.Tipologia)}>
              {shown(t, supplier, field)}
            </Fact>
          ))}
      </RecordFacts>
    </RecordGroup>
  ));
}

function shown(t: SupplierTranslate, supplier: Supplier, field: SupplierField) {
  const value = supplier[field];
  if (value === '') return t('detail.missing');
  if (isSupplierChoice(field)) return t(`choice.${supplier[field]}`);
  if (field === 'Telefono') return <a href={`tel:${value}`}>{formatPhone(value)}</a>;
  if (field !== 'email' && field !== 'PEC') return value;
  return (
    // The name of the link would have spaces where it may break.
    <a href={`mailto:${value}`} aria-label={value}>
      <AddressText address={value} />
    </a>
  );
}
