import { FormField } from '@wabu/shared/ui';
import { useMemo, useState } from 'react';
import { useSupplier, useSupplierSearch } from '../api/use-suppliers.ts';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { changes } from '../model/draft/editor-state.ts';
import { fieldId } from '../model/draft/field-message.ts';
import { Combobox } from '../parts/combobox.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { useFieldError } from './form-errors.tsx';

export function SupplierField() {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const supplier = useEditor(({ draft }) => draft.Fornitore);
  const { error, onBlur } = useFieldError('Fornitore', supplier);
  const [typed, setTyped] = useState<string | null>(null);
  const { found, isSearching, failed } = useSupplierSearch(typed?.trim() ?? null);
  const names = useMemo(() => [...new Set(found.map(({ Nome }) => Nome))], [found]);
  const isUnknown = useSupplier(supplier).failed;
  return (
    <FormField
      required
      id={fieldId('Fornitore')}
      label={t('fields.Fornitore')}
      error={error}
      warning={failed || isUnknown ? t('form.suppliersFailed') : undefined}
    >
      <Combobox
        value={supplier}
        typed={typed}
        onType={setTyped}
        options={names}
        isSearching={isSearching}
        placeholder={t('form.supplierSearch')}
        none={t('form.supplierNone')}
        onBlur={onBlur}
        onChange={(Fornitore) => store.setState(changes.set({ Fornitore }))}
      />
    </FormField>
  );
}
