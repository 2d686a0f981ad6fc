import type { Frontend } from '@wabu/shared/entities/frontend';
import { PRIVACY_POLICY } from '@wabu/shared/entities/privacy/consent';
import { useStaffLocale } from '@wabu/shared/i18n';
import { type ReactNode, useMemo } from 'react';
import { useSupplier } from '../api/use-suppliers.ts';
import type { Draft } from '../model/draft/draft.ts';
import { type Duty, dutiesOf } from '../model/legal/duties.ts';
import type { FormTarget } from '../model/publication/form-target.ts';
import { PanelText } from '../parts/record-panel.tsx';
import { DutyRow } from './duty-row.tsx';
import styles from './legal-list.module.css';
import { useLegalWords } from './words/legal-words.ts';

type LegalListProps = {
  frontend: Parameters<typeof dutiesOf>[0] & Pick<Draft, 'Fornitore'>;
  onPicture: ((file: string) => void) | undefined;
  fields?: ReactNode;
  fieldsOf?: (duty: Duty) => ReactNode;
};

export function LegalList({ frontend, onPicture, fields, fieldsOf }: LegalListProps) {
  const t = useLegalWords();
  const { supplier } = useSupplier(frontend.Fornitore);
  const duties = useMemo(
    () => dutiesOf(frontend, supplier?.Tipologia),
    [frontend, supplier?.Tipologia],
  );
  const locale = useStaffLocale();
  const noticeDate = new Date(PRIVACY_POLICY.updated).toLocaleDateString(locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <div className={styles.body}>
      <PanelText kind="facts">{t('hint')}</PanelText>
      {fields}
      <ul>
        {duties.map((duty) => (
          <DutyRow key={duty.id} duty={duty} noticeDate={noticeDate} onPicture={onPicture}>
            {fieldsOf?.(duty)}
          </DutyRow>
        ))}
      </ul>
    </div>
  );
}

interface RecordLegalProps {
  frontend: Frontend;
  onGo: ((target: FormTarget) => void) | undefined;
}

export function RecordLegal({ frontend, onGo }: RecordLegalProps) {
  const onPicture = (file: string) => onGo?.({ kind: 'altText', file, language: 'it' });
  return <LegalList frontend={frontend} onPicture={onGo && onPicture} />;
}
