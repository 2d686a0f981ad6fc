import type { Frontend } from '@wabu/shared/entities/frontend';
import { PRIVACY_POLICY } from '@wabu/shared/entities/privacy/consent';
import { useStaffLocale } from '@wabu/shared/i18n';
import { IconAlert, IconCheck } from '@wabu/shared/ui';
import { CircleHelp, Minus } from 'lucide-react';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useSupplier } from '../../api/use-suppliers.ts';
import type { Draft } from '../../model/draft/draft.ts';
import { type Duty, type DutyState, dutiesOf } from '../../model/legal/duties.ts';
import { lawsOf } from '../../model/legal/sources.ts';
import type { FormTarget } from '../../model/publication/form-target.ts';
import { PanelButton, PanelLink, PanelText } from '../../parts/record-panel.tsx';
import styles from './legal-list.module.css';
import { useLegalWords } from './words/it.ts';

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
    <div className="wabu-stack wabu-gap-2 wabu-pad-block-2">
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

interface DutyRowProps {
  duty: Duty;
  noticeDate: string;
  onPicture: ((file: string) => void) | undefined;
  children?: ReactNode;
}

const icons: Record<DutyState, ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>> = {
  done: IconCheck,
  missing: IconAlert,
  doubtful: CircleHelp,
  unneeded: Minus,
};

function DutyRow({ duty, noticeDate, onPicture, children }: DutyRowProps) {
  const t = useLegalWords();
  const { id, state, says, source, about } = duty;
  const Icon = icons[state];
  const isAboutPictures = id === 'credits' || id === 'altTexts';
  return (
    <li className={styles.duty}>
      <div className="wabu-wrap wabu-baseline wabu-gap-1-3">
        <h4 className="wabu-small">{t(`duties.${id}`)}</h4>
        <span className={styles.state} data-state={state}>
          <Icon size={16} aria-hidden="true" />
          {t(`states.${state}`)}
        </span>
        <span className={styles.source} lang="it">
          {lawsOf(source).map(({ name, address }) => (
            <PanelLink key={name} href={address}>
              {name}
            </PanelLink>
          ))}
        </span>
      </div>
      <p className={styles.says}>
        {t(`says.${says}`, { codes: about.join(', '), date: noticeDate })}
      </p>
      {isAboutPictures && about.length > 0 && (
        <ul className="wabu-wrap wabu-gap-1-4 wabu-small wabu-break">
          {about.map((file) => (
            <li key={file}>
              {onPicture ? (
                <PanelButton onClick={() => onPicture(file)}>
                  <bdi>{file}</bdi>
                </PanelButton>
              ) : (
                <bdi>{file}</bdi>
              )}
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  );
}
