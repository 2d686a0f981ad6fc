import {
  type SupplierFilters,
  supplierFilterFields,
} from '@wabu/shared/entities/lists/supplier-search';
import { supplierChoices } from '@wabu/shared/entities/suppliers/supplier-fields';
import { Button, FormField, Select } from '@wabu/shared/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { SupplierIndex } from '../model/supplier-index.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-filters-bar.module.css';

interface SupplierFiltersBarProps {
  index: SupplierIndex;
  filters: SupplierFilters;
  onChange: (filters: SupplierFilters) => void;
  count: ReactNode;
}

const choices: Record<string, readonly string[]> = supplierChoices;

/** The number of suppliers and the collapsible filters. */
export function SupplierFiltersBar({ index, filters, onChange, count }: SupplierFiltersBarProps) {
  const t = useSupplierWords();
  const id = useId();
  const active = supplierFilterFields.filter((field) => filters[field]).length;
  const [open, setOpen] = useState(active > 0);
  const shownFields = open ? supplierFilterFields : [];
  const provinces = useMemo(
    () => (open ? [...new Set(index.suppliers.map((each) => each.Provincia))].sort() : []),
    [index, open],
  );
  return (
    <>
      <div className={styles.bar}>
        {count}
        <Button
          look="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('list.filters')}
          {active > 0 && ` (${active})`}
        </Button>
      </div>
      <div id={id} className={styles.filters}>
        {shownFields.map((field) => (
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
        ))}
      </div>
    </>
  );
}
