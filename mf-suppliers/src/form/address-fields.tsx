import type { Municipality, MunicipalityAdvice } from '@wabu/shared/entities/italy/municipalities';
import { supplierCountries } from '@wabu/shared/entities/supplier';
import { Button } from '@wabu/shared/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { type SupplierTranslate, useSupplierWords } from '../words/supplier-words.ts';
import styles from './supplier-form.module.css';
import { SupplierSelectField } from './supplier-select-field.tsx';
import { SupplierTextField } from './supplier-text-field.tsx';
import { usePlaces } from './use-municipalities.ts';
import type { SupplierForm } from './use-supplier-form.ts';

/** The address: any of town, CAP and province brings the others, and none is ever forced. */
export function AddressFields({ form }: { form: SupplierForm }) {
  const t = useSupplierWords();
  const places = usePlaces();
  const [CAP, Citta, Provincia, Nazione] = useWatch({
    control: form.control,
    name: ['CAP', 'Citta', 'Provincia', 'Nazione'],
  });
  const town: Municipality = { CAP, Citta, Provincia };
  const isItalian = Nazione === 'Italia';
  const advice = isItalian ? places?.municipalityAdvice(town) : undefined;
  const proposals = (isItalian && places?.municipalityProposals(town)) || [];
  const warning = (field: MunicipalityAdvice['field']) => {
    const found = advice?.find((each) => each.field === field);
    return found && inWords(t, found);
  };
  const fill = (values: Partial<Municipality>) => {
    for (const [field, value] of Object.entries(values) as [keyof Municipality, string][]) {
      form.setValue(field, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
    form.setFocus('Citta');
  };
  const box = useRef<HTMLDivElement>(null);
  // Buttons that come and go while one types would change where Tab leads: an arrow reaches them.
  const toProposals = (event: KeyboardEvent<HTMLInputElement>) => {
    const first = box.current?.querySelector('button');
    if (event.key !== 'ArrowDown' || !first) return;
    event.preventDefault();
    first.focus();
  };
  return (
    <>
      <SupplierTextField form={form} field="Indirizzo" className={styles.wide} />
      <SupplierTextField
        form={form}
        field="CAP"
        warning={warning('CAP')}
        input={{ inputMode: 'numeric', onKeyDown: toProposals }}
      />
      <SupplierTextField
        form={form}
        field="Citta"
        warning={warning('Citta')}
        input={{ onKeyDown: toProposals }}
      />
      <SupplierTextField
        form={form}
        field="Provincia"
        warning={warning('Provincia')}
        input={{ onKeyDown: toProposals }}
      />
      <SupplierSelectField form={form} field="Nazione" options={supplierCountries} />
      <div ref={box} className={styles.proposals} role="status">
        {proposals.map((each) => (
          <Button key={each.Citta} size="sm" tabIndex={-1} onClick={() => fill(each)}>
            {t('advice.use')} {each.CAP} {each.Citta} {each.Provincia}
          </Button>
        ))}
        {proposals.length > 0 && <span className={styles.arrow}>{t('advice.arrow')}</span>}
      </div>
    </>
  );
}

function inWords(t: SupplierTranslate, advice: MunicipalityAdvice): string {
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
