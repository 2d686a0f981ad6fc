import { trashEntities } from '@wabu/shared/entities/history/history';
import { type TrashEntry, writeActionOf } from '@wabu/shared/entities/history/trash';
import { can } from '@wabu/shared/entities/permissions';
import { useSearchParams } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { Button, EmptyState, FormField, PageHeader, Select, Skeleton } from '@wabu/shared/ui';
import { useRef } from 'react';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { TrashListItem } from './trash-list-item.tsx';
import styles from './trash-page.module.css';
import { useTrash } from './use-trash.ts';
import { useTrashActions } from './use-trash-actions.tsx';
import { useTrashWords } from './words/it.ts';

/** What was deleted, to restore it or, for a king, to delete it for good. The kind stands in the address. */
export function TrashPage() {
  const t = useTrashWords();
  const { user } = useSession();
  const page = useRef<HTMLDivElement>(null);
  const [params, setParams] = useSearchParams();
  const kind = trashEntities.find((one) => one === params.get('kind')) ?? null;
  const showKind = (next: string) =>
    setParams(next === '' ? {} : { kind: next }, { replace: true });
  const { entries, status, reload, more, isLoadingMore } = useTrash(kind);
  // The pressed button is gone with its entry.
  const { busy, restore, purge } = useTrashActions(() => page.current?.focus());
  return (
    <div ref={page} tabIndex={-1} className={styles.page}>
      <PageHeader title={t('title')} />
      <div className={styles.head}>
        <p className={styles.intro}>{t('intro')}</p>
        <FormField label={t('kind')}>
          <Select value={kind ?? ''} onChange={({ target }) => showKind(target.value)}>
            <option value="">{t('kinds.all')}</option>
            {trashEntities.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </Select>
        </FormField>
      </div>
      {status === 'loading' && <Skeleton rows={4} rowHeight={4.5} />}
      {status === 'failed' && <LoadFailed title={t('loadFailed')} onRetry={reload} />}
      {status === 'ready' && entries.length === 0 && (
        <EmptyState
          title={kind === null ? t('empty') : t('emptyKind')}
          text={kind === null && t('emptyText')}
          action={kind !== null && <Button onClick={() => showKind('')}>{t('showAll')}</Button>}
        />
      )}
      {status === 'ready' && entries.length > 0 && (
        <ul className="wabu-stack wabu-card" aria-label={t('list')}>
          {entries.map((entry) => (
            <TrashListItem
              key={entry.id}
              entry={entry}
              isBusy={busy === entry.id}
              mayRestore={mayRestore(user?.role, entry)}
              mayPurge={can(user?.role, 'trash.purge')}
              onRestore={(one) => void restore(one)}
              onPurge={(one) => void purge(one)}
            />
          ))}
        </ul>
      )}
      {status === 'ready' && more && (
        <Button className={styles.more} busy={isLoadingMore} onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** Restoring needs the right to write the record, which only kings have for users. */
const mayRestore = (role: string | undefined, { entity }: TrashEntry) =>
  can(role, writeActionOf(entity));
