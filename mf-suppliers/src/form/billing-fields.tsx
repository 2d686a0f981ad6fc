import { useWatch } from 'react-hook-form';
import { SDI_FOREIGN, SDI_NONE, type SdiWarning, sdiWarning } from '../model/billing-warnings.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { applySuggestion, suggestionButton } from './suggestions.ts';
import { SupplierFields } from './supplier-fields.tsx';
import styles from './supplier-form.module.css';
import { SupplierTextField } from './supplier-text-field.tsx';
import type { SupplierForm } from './use-supplier-form.ts';

const withoutSuggestion: readonly SdiWarning[] = ['sdi-needs-pec', 'sdi-public'];

/** SDI code and contract, with the warning and the suggested code of an unusual SDI. */
export function BillingFields({ form }: { form: SupplierForm }) {
  const t = useSupplierWords();
  const [SDI, PEC, Nazione, Tipologia] = useWatch({
    control: form.control,
    name: ['SDI', 'PEC', 'Nazione', 'Tipologia'],
  });
  const advice = sdiWarning({ SDI, PEC, Nazione, Tipologia });
  const suggested = Nazione === 'Altro' ? SDI_FOREIGN : SDI_NONE;
  const hasSuggestion = advice !== null && !withoutSuggestion.includes(advice) && SDI !== suggested;
  const sdi = (
    <div className={styles.SDI}>
      <SupplierTextField form={form} field="SDI" warning={advice && t(`advice.${advice}`)} />
      {/* Not inside the warning, which an error of the field hides. */}
      {hasSuggestion && (
        <p className={styles.suggestions}>
          <button
            type="button"
            className={styles.link}
            {...suggestionButton}
            onClick={() => applySuggestion(form, { SDI: suggested }, 'SDI')}
          >
            {t('advice.use')} {suggested}
          </button>
          <span className={styles.arrow}>{t('advice.arrow')}</span>
        </p>
      )}
    </div>
  );
  return <SupplierFields form={form} group="billing" controls={{ SDI: sdi }} />;
}
