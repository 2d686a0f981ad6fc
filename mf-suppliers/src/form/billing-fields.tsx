import { supplierContracts } from '@wabu/shared/entities/supplier';
import { useWatch } from 'react-hook-form';
import { SDI_FOREIGN, SDI_NONE, sdiAdvice } from '../model/billing-advice.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-form.module.css';
import { SupplierSelectField } from './supplier-select-field.tsx';
import { SupplierTextField } from './supplier-text-field.tsx';
import type { SupplierForm } from './use-supplier-form.ts';

/** How invoices arrive, and under which contract. */
export function BillingFields({ form }: { form: SupplierForm }) {
  const t = useSupplierWords();
  const [SDI, PEC, Nazione, Tipologia] = useWatch({
    control: form.control,
    name: ['SDI', 'PEC', 'Nazione', 'Tipologia'],
  });
  const advice = sdiAdvice({ SDI, PEC, Nazione, Tipologia });
  const proposed = Nazione === 'Altro' ? SDI_FOREIGN : SDI_NONE;
  const use = () =>
    form.setValue('SDI', proposed, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
  return (
    <>
      <SupplierTextField
        form={form}
        field="SDI"
        warning={
          advice && (
            <>
              {t(`advice.${advice}`)}{' '}
              {advice !== 'sdi-needs-pec' && advice !== 'sdi-public' && SDI !== proposed && (
                <button type="button" className={styles.link} onClick={use}>
                  {t('advice.use')} {proposed}
                </button>
              )}
            </>
          )
        }
      />
      <SupplierSelectField form={form} field="Contratto" options={supplierContracts} />
    </>
  );
}
