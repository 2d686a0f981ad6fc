import {
  type SupplierFilters,
  supplierFilterFields,
  WITHOUT_FRONTEND,
} from '@wabu/shared/entities/lists/supplier-search';
import type { Supplier } from '@wabu/shared/entities/supplier';
import { supplierChoices } from '@wabu/shared/entities/suppliers/supplier-fields';
import { FormField, Select } from '@wabu/shared/ui';
import { useMemo } from 'react';
import { useSupplierWords } from '../words/supplier-words.ts';

interface SupplierFiltersProps {
  suppliers: readonly Supplier[];
  filters: SupplierFilters;
  onChange: (filters: SupplierFilters) => void;
}

const choices: Record<string, readonly string[]> = supplierChoices;

/** A select for each field that has a filter, and one for the state. */
export function SupplierFilterFields({ suppliers, filters, onChange }: SupplierFiltersProps) {
  const t = useSupplierWords();
  const provinces = useMemo(
    () => [...new Set(suppliers.map((each) => each.Provincia))].sort(),
    [suppliers],
  );
  const fields = supplierFilterFields.map((field) => (
    <FormField key={field} label={t(`field.${field}`)}>
      <Select
        value={filters[field] ?? ''}
        onChange={(event) => onChange({ ...filters, [field]: event.target.value })}
      >
        <option value="">{t('list.any')}</option>
        {(choices[field] ?? provinces).map((value) => (
          <option key={value} value={value}>
            {choices[field] ? t(`choice.${value}` as 'choice.Azienda') : value}
          </option>
        ))}
      </Select>
    </FormField>
  ));
  return (
    <>
      {fields}
      <FormField label={t('list.microsite')}>
        <Select
          value={filters.only ?? ''}
          onChange={({ target }) => onChange({ ...filters, only: target.value })}
        >
          <option value="">{t('list.any')}</option>
          <option value={WITHOUT_FRONTEND}>{t('list.withoutFrontend')}</option>
        </Select>
      </FormField>
    </>
  );
}
