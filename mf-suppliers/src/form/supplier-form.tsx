import type { Supplier } from '@wabu/shared/entities/supplier';
import { DraftBanner, RECORD_TITLE_ID, SaveStatus } from '@wabu/shared/ui';
import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { pecWarning } from '../model/billing-warnings.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { AddressFields } from './address-fields.tsx';
import { BillingFields } from './billing-fields.tsx';
import { ForeignSuggestion } from './foreign-suggestion.tsx';
import { focusSuggestion } from './suggestions.ts';
import { SupplierFields } from './supplier-fields.tsx';
import styles from './supplier-form.module.css';
import { TaxIdField } from './tax-id-field.tsx';
import { type EditorOptions, useSupplierEditor } from './use-supplier-editor.ts';

interface SupplierFormProps extends EditorOptions {
  onOpen: (supplier: Supplier) => void;
}

export function SupplierFormPanel({ onOpen, ...options }: SupplierFormProps) {
  const editor = useSupplierEditor(options);
  const { form, draft } = editor;
  const t = useSupplierWords();
  const PEC = useWatch({ control: form.control, name: 'PEC' });
  const advice = pecWarning(PEC);
  useEffect(() => form.setFocus('Nome'), [form]);
  return (
    <form
      className={styles.form}
      noValidate
      aria-labelledby={RECORD_TITLE_ID}
      onSubmit={(event) => {
        event.preventDefault();
        void editor.save();
      }}
    >
      <p className="wabu-muted wabu-small">{t('form.requiredNote')}</p>
      <SaveStatus isSaving={editor.isSaving} isWaiting={editor.isWaiting} />
      <DraftBanner
        drafts={draft.found}
        isDirty={editor.isDirty}
        onRecover={draft.recover}
        onDiscard={draft.discard}
      />
      <Group title={t('group.identity')}>
        <SupplierFields
          form={form}
          group="identity"
          details={{ Nome: { input: { spellCheck: true } } }}
          controls={{
            PIVA: (
              <TaxIdField
                form={form}
                edited={editor.edited}
                isKeyOpen={editor.isKeyOpen}
                find={editor.find}
                onOpen={onOpen}
                onUnlock={editor.unlockKey}
              />
            ),
          }}
        />
      </Group>
      <Group title={t('group.address')}>
        <AddressFields form={form} />
        <ForeignSuggestion form={form} />
      </Group>
      <Group title={t('group.contacts')}>
        <SupplierFields
          form={form}
          group="contacts"
          details={{
            email: { input: { inputMode: 'email' } },
            PEC: { input: { inputMode: 'email' }, warning: advice && t(`advice.${advice}`) },
            Telefono: { input: { inputMode: 'tel' } },
          }}
        />
      </Group>
      <Group title={t('group.billing')}>
        <BillingFields form={form} />
      </Group>
      {/* Implicit submission by Enter needs a submit button; the visible one is in the toolbar. */}
      <button type="submit" hidden />
    </form>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group} onKeyDown={focusSuggestion}>
      <legend className={styles.heading}>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
