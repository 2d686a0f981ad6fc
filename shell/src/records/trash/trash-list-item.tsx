import { frontendOfFolder, type TrashEntry } from '@wabu/shared/entities/history/trash';
import { useStaffLocale } from '@wabu/shared/i18n';
import { Button, timeAgo, useTimeFormat } from '@wabu/shared/ui';
import { HistoryLink } from '../activity/history-link.tsx';
import { deletedHistoryPath, hasHistory } from '../activity/record-path.ts';
import styles from './trash-list.module.css';
import { useTrashWords } from './words/it.ts';

/** Few enough to be worth a warning colour. */
const LAST_DAYS = 3;

export interface TrashListItemProps {
  entry: TrashEntry;
  /** A request about the entry is running. */
  isBusy: boolean;
  mayRestore: boolean;
  mayPurge: boolean;
  onRestore: (entry: TrashEntry) => void;
  onPurge: (entry: TrashEntry) => void;
}

/** One deleted record: what it was, who deleted it and when, how long it stays, and its buttons. */
export function TrashListItem(props: TrashListItemProps) {
  const { entry, isBusy, mayRestore, mayPurge, onRestore, onPurge } = props;
  const t = useTrashWords();
  const locale = useStaffLocale();
  const format = useTimeFormat();
  const { entity, label, deletedBy, deletedAt, daysLeft } = entry;
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <span className={styles.kind}>{t(`one.${entity}`)}</span>
        <bdi className="wabu-medium wabu-break">{label}</bdi>
        <Place entry={entry} />
      </div>
      <p className={styles.facts}>
        <span>{t('deleted', { name: deletedBy })}</span>
        <time dateTime={new Date(deletedAt).toISOString()}>
          {timeAgo(locale, deletedAt, Date.now())} ({format(deletedAt)})
        </time>
        <span className={styles.left} data-last={daysLeft <= LAST_DAYS || undefined}>
          {daysLeft === 0 ? t('lastDay') : t('daysLeft', { count: daysLeft })}
        </span>
      </p>
      <div className={styles.buttons}>
        {hasHistory(entity) && (
          <HistoryLink
            to={deletedHistoryPath(entity, entry.recordId)}
            words={t('history', { name: label })}
          />
        )}
        {mayRestore ? (
          <Button
            size="sm"
            busy={isBusy}
            aria-label={`${t('restore')}: ${label}`}
            onClick={() => onRestore(entry)}
          >
            {t('restore')}
          </Button>
        ) : (
          <span className="wabu-muted wabu-small">{t('kingRestores')}</span>
        )}
        {mayPurge && (
          <Button
            size="sm"
            look="quiet"
            aria-label={`${t('purge')}: ${label}`}
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onPurge(entry)}
          >
            {t('purge')}
          </Button>
        )}
      </div>
    </li>
  );
}

function Place({ entry: { entity, place } }: Pick<TrashListItemProps, 'entry'>) {
  const t = useTrashWords();
  if (place === '') return null;
  const url = frontendOfFolder(place);
  const words =
    entity === 'frontend'
      ? t('ofSupplier', { place })
      : url === null
        ? t('inFolder', { place })
        : t('ofFrontend', { place: url });
  return <span className="wabu-muted wabu-break">{words}</span>;
}
