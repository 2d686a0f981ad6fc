import { IconAlert, IconCheck } from '@wabu/shared/ui';
import { CircleHelp, Minus } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Duty, DutyState } from '../model/legal/duties.ts';
import { lawsOf } from '../model/legal/sources.ts';
import { PanelButton, PanelLink } from '../parts/record-panel.tsx';
import styles from './duty-row.module.css';
import { useLegalWords } from './words/legal-words.ts';

interface DutyRowProps {
  duty: Duty;
  noticeDate: string;
  /** Leads to a picture; readers have only its name. */
  onPicture: ((file: string) => void) | undefined;
  children?: ReactNode;
}

const icons: Record<DutyState, ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>> = {
  done: IconCheck,
  missing: IconAlert,
  doubtful: CircleHelp,
  unneeded: Minus,
};

export function DutyRow({ duty, noticeDate, onPicture, children }: DutyRowProps) {
  const t = useLegalWords();
  const { id, state, says, source, about } = duty;
  const Icon = icons[state];
  const isAboutPictures = id === 'credits' || id === 'altTexts';
  return (
    <li className={styles.duty}>
      <div className={styles.head}>
        <h4 className={styles.name}>{t(`duties.${id}`)}</h4>
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
        <ul className={styles.pictures}>
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
