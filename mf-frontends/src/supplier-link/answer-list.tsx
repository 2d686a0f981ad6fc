import type { PreviewAnswer } from '@wabu/shared/entities/microsites/preview';
import { useTimeFormat } from '@wabu/shared/ui';
import { PanelText } from '../parts/record-panel.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './supplier-link.module.css';

interface AnswerListProps {
  /** The newest first. */
  answers: readonly PreviewAnswer[];
  /** The version of the record. */
  version: number;
}

/** What the supplier answered. An approval of an older version does not count any more. */
export function AnswerList({ answers, version }: AnswerListProps) {
  const t = useFrontendsWords();
  const formatTime = useTimeFormat();
  return (
    <ul className={styles.answers} aria-label={t('link.answers')}>
      {answers.map(({ kind, text, at, version: seen }) => {
        const isCurrent = seen === version;
        const word = kind === 'comment' ? 'commented' : isCurrent ? 'approved' : 'approvedOlder';
        return (
          <li key={`${kind} ${at} ${text}`}>
            <PanelText kind={kind === 'approval' && isCurrent ? 'success' : 'facts'}>
              {t(`link.${word}`, { date: formatTime(at) })}
              {kind === 'comment' && !isCurrent && ` ${t('link.onOlder')}`}
            </PanelText>
            {text !== '' && (
              <p className={styles.comment} dir="auto">
                {text}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
