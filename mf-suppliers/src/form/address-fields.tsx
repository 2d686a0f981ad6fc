import type { Municipality, MunicipalityAdvice } from '@wabu/shared/entities/italy/municipalities';
import { Button } from '@wabu/shared/ui';
import { useWatch } from 'react-hook-form';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';
import { applySuggestion, suggestionButton } from './suggestions.ts';
import { SupplierFields } from './supplier-fields.tsx';
import styles from './supplier-form.module.css';
import { useMunicipalities } from './use-municipalities.ts';
import type { SupplierForm } from './use-supplier-form.ts';

/** The address fields. From a town, CAP or province the form suggests the others; all warnings are optional. */
export function AddressFields({ form }: { form: SupplierForm }) {
  const t = useSupplierWords();
  const municipalities = useMunicipalities();
  const [CAP, Citta, Provincia, Nazione] = useWatch({
    control: form.control,
    name: ['CAP', 'Citta', 'Provincia', 'Nazione'],
  });
  const town: Municipality = { CAP, Citta, Provincia };
  const isItalian = Nazione === 'Italia';
  const advice = isItalian ? municipalities?.municipalityAdvice(town) : undefined;
  const suggestions = (isItalian && municipalities?.municipalityProposals(town)) || [];
  const warning = (field: MunicipalityAdvice['field']) => {
    const found = advice?.find((each) => each.field === field);
    return found && formatWarning(t, found);
  };
  return (
    <>
      <SupplierFields
        form={form}
        group="address"
        details={{
          CAP: { warning: warning('CAP'), input: { inputMode: 'numeric' } },
          Citta: { warning: warning('Citta') },
          Provincia: { warning: warning('Provincia') },
        }}
      />
      <div className={styles.suggestions} role="status">
        {suggestions.map((each) => (
          <Button
            key={each.Citta}
            size="sm"
            {...suggestionButton}
            onClick={() => applySuggestion(form, each, 'Citta')}
          >
            {t('advice.use')} {each.CAP} {each.Citta} {each.Provincia}
          </Button>
        ))}
        {suggestions.length > 0 && <span className={styles.arrow}>{t('advice.arrow')}</span>}
      </div>
    </>
  );
}

function formatWarning(t: SupplierTranslate, advice: MunicipalityAdvice): string {
  switch (advice.kind) {
    case 'cap-elsewhere':
      return t('advice.cap-elsewhere', { provinces: advice.provinces.join(', ') });
    case 'town-elsewhere': {
      const { Citta, CAP, Provincia } = advice.town;
      return t('advice.town-elsewhere', { town: Citta, cap: CAP, province: Provincia });
    }
    default:
      return t(`advice.${advice.kind}`);
  }
}
