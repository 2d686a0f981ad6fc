import { taxIdAdvice } from '@wabu/shared/entities/italy/identifiers';
import { type Supplier, supplierMessages, taxIdRule } from '@wabu/shared/entities/supplier';
import { localMessage } from '@wabu/shared/i18n';
import { useWatch } from 'react-hook-form';
import { useSupplierWords } from '../words/supplier-words.ts';
import { suggestionButton } from './suggestions.ts';
import styles from './supplier-form.module.css';
import { SupplierTextField } from './supplier-text-field.tsx';
import type { SupplierForm } from './use-supplier-form.ts';

interface TaxIdFieldProps {
  form: SupplierForm;
  /** The edited supplier, whose key must not change; null for a new one. */
  edited: Supplier | null;
  isKeyOpen: boolean;
  find: (taxId: string) => Supplier | undefined;
  onOpen: (supplier: Supplier) => void;
  /** Makes the key editable, to save a copy under another one. */
  onUnlock: () => void;
}

/** PIVA or Codice Fiscale: read-only for an edited supplier, with warnings for a new one. */
export function TaxIdField(props: TaxIdFieldProps) {
  const { form, edited, isKeyOpen, find, onOpen } = props;
  const t = useSupplierWords();
  const [taxId, Tipologia] = useWatch({ control: form.control, name: ['PIVA', 'Tipologia'] });
  const existing = isKeyOpen ? find(taxId) : undefined;
  const advice = isKeyOpen ? taxIdAdvice(Tipologia, taxId) : null;
  const locked = (
    <>
      {localMessage(supplierMessages.keyChanged)}{' '}
      <button type="button" className={styles.link} onClick={props.onUnlock}>
        {t('form.otherKey')}
      </button>
    </>
  );
  return (
    <div className={styles.PIVA}>
      <SupplierTextField
        form={form}
        field="PIVA"
        hint={isKeyOpen && !existing ? taxIdRule(Tipologia).message : undefined}
        note={isKeyOpen ? undefined : locked}
        warning={advice && t(`advice.${advice}`)}
        input={{
          readOnly: !isKeyOpen,
          className: styles.code,
          inputMode: Tipologia === 'Azienda' ? 'numeric' : 'text',
        }}
      />
      {existing && existing.PIVA !== edited?.PIVA && (
        <p className="wabu-warning wabu-small" role="status">
          {t('advice.duplicate', { name: existing.Nome })}{' '}
          <button
            type="button"
            className={styles.link}
            {...suggestionButton}
            onClick={() => onOpen(existing)}
          >
            {t('advice.open')}
          </button>
        </p>
      )}
    </div>
  );
}
