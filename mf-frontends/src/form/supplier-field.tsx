import type { Supplier } from '@wabu/shared/entities/supplier';
import { FormField } from '@wabu/shared/ui';
import { useMemo } from 'react';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { changes } from '../model/draft/editor-state.ts';
import { fieldId } from '../model/draft/field-message.ts';
import { Combobox } from '../parts/combobox.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { useFieldError } from './form-errors.tsx';

interface SupplierFieldProps {
  suppliers: readonly Supplier[];
  /** The list of suppliers failed to load. */
  failed: boolean;
}

/** The supplier of the frontend, chosen by name. */
export function SupplierField({ suppliers, failed }: SupplierFieldProps) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const supplier = useEditor(({ draft }) => draft.Fornitore);
  const { error, onBlur } = useFieldError('Fornitore', supplier);
  const names = useMemo(
    () => [...new Set(suppliers.map(({ Nome }) => Nome))].sort((a, b) => a.localeCompare(b, 'it')),
    [suppliers],
  );
  return (
    <FormField
      required
      id={fieldId('Fornitore')}
      label={t('fields.Fornitore')}
      error={error}
      warning={failed ? t('form.suppliersFailed') : undefined}
    >
      <Combobox
        value={supplier}
        options={names}
        placeholder={t('form.supplierSearch')}
        none={t('form.supplierNone')}
        onBlur={onBlur}
        onChange={(Fornitore) => store.setState(changes.set({ Fornitore }))}
      />
    </FormField>
  );
}
