import { Button, Callout } from '@wabu/shared/ui';
import { useWatch } from 'react-hook-form';
import { SDI_FOREIGN } from '../model/billing-warnings.ts';
import { useSupplierWords } from '../words/supplier-words.ts';
import { applySuggestion, suggestionButton } from './suggestions.ts';
import styles from './supplier-form.module.css';
import type { SupplierForm } from './use-supplier-form.ts';

/**
 * The values that an invoice to a foreign customer takes in place of CAP, province and recipient code
 * (Agenzia delle Entrate, technical rules of the electronic invoice).
 */
const conventions = { CAP: '00000', Provincia: 'EE', SDI: SDI_FOREIGN } as const;

/** Suggests the values for a foreign supplier until all three fields hold them. */
export function ForeignSuggestion({ form }: { form: SupplierForm }) {
  const t = useSupplierWords();
  const [Nazione, CAP, Provincia, SDI] = useWatch({
    control: form.control,
    name: ['Nazione', 'CAP', 'Provincia', 'SDI'],
  });
  const isDone =
    CAP === conventions.CAP && Provincia === conventions.Provincia && SDI === conventions.SDI;
  if (Nazione !== 'Altro' || isDone) return null;
  return (
    <div>
      <Callout text={t('advice.foreign')}>
        <Button
          size="sm"
          {...suggestionButton}
          onClick={() => applySuggestion(form, conventions, 'Nazione')}
        >
          {t('advice.use')}
        </Button>
        <span className={styles.arrow}>{t('advice.arrow')}</span>
      </Callout>
    </div>
  );
}
