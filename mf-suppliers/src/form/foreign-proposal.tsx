import { Button, Callout } from '@wabu/shared/ui';
import { useWatch } from 'react-hook-form';
import { SDI_FOREIGN } from '../model/billing-advice.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-form.module.css';
import type { SupplierForm } from './use-supplier-form.ts';

/** What the invoicing rules want for an address that has no CAP, province and channel. */
const conventions = { CAP: '00000', Provincia: 'EE', SDI: SDI_FOREIGN } as const;

/** Proposes them while the supplier is abroad and they are not all there. */
export function ForeignProposal({ form }: { form: SupplierForm }) {
  const t = useSupplierWords();
  const [Nazione, CAP, Provincia, SDI] = useWatch({
    control: form.control,
    name: ['Nazione', 'CAP', 'Provincia', 'SDI'],
  });
  const isDone =
    CAP === conventions.CAP && Provincia === conventions.Provincia && SDI === conventions.SDI;
  if (Nazione !== 'Altro' || isDone) return null;
  const use = () => {
    for (const [field, value] of Object.entries(conventions)) {
      form.setValue(field as keyof typeof conventions, value, {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: true,
      });
    }
  };
  return (
    <div className={styles.wide}>
      <Callout text={t('advice.foreign')}>
        <Button size="sm" onClick={use}>
          {t('advice.use')}
        </Button>
      </Callout>
    </div>
  );
}
