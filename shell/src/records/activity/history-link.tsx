import type { ActivityEntry } from '@wabu/shared/entities/history/history';
import { Link } from '@wabu/shared/routing';
import { IconHistory } from '@wabu/shared/ui';
import styles from './history-link.module.css';
import { HISTORY_HASH, hasHistory, recordPath } from './record-path.ts';
import { useActivityWords } from './words/it.ts';

interface HistoryLinkProps {
  to: string;
  /** What it leads to. */
  words: string;
}

/** Leads to the history of a record. */
export function HistoryLink({ to, words }: HistoryLinkProps) {
  return (
    <Link to={to} className={styles.link} aria-label={words} title={words}>
      <IconHistory size={16} aria-hidden="true" />
    </Link>
  );
}

/** Leads from an entry to the history of its record, if it has one. */
export function EntryHistoryLink({ entry: { entity, recordId, label } }: { entry: ActivityEntry }) {
  const t = useActivityWords();
  if (!hasHistory(entity)) return null;
  const to = `${recordPath(entity, recordId)}${HISTORY_HASH}`;
  return <HistoryLink to={to} words={t('history', { name: label ?? t(`kinds.${entity}`) })} />;
}
