import { useQuery } from '@tanstack/react-query';
import { ApiProblem, answer } from '@wabu/api/client';
import { type HistoryEntity, historyEntities } from '@wabu/shared/entities/history/history';
import { can } from '@wabu/shared/entities/permissions';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { ADMIN_PATH } from '@wabu/shared/module';
import { Link, Navigate, useLocation, useParams } from '@wabu/shared/routing';
import { useSession } from '@wabu/shared/session';
import { Button, EmptyState, PageHeader, Skeleton } from '@wabu/shared/ui';
import { d1 } from '../../session/api-client.ts';
import styles from './record-page.module.css';
import { deletedHistoryPath, HISTORY_HASH } from './record-path.ts';
import { useActivityWords } from './words/it.ts';

type Params = Record<string, string>;
const fragment = (params: Params) => {
  const text = new URLSearchParams(params).toString();
  return text && `#${text}`;
};

/** A record by its id, which never changes, and by the key that its page may know it by. */
interface RecordNames {
  id: string;
  key: string;
}

/**
 * Where the section of a kind of records shows one of them, or its history. No address has the key of a supplier,
 * which may be a tax code; the name of a user stands in a fragment, which no server gets.
 */
function pageOf(entity: HistoryEntity, { id, key: frontend }: RecordNames, history: Params) {
  if (entity === 'frontend')
    return `${ADMIN_PATH}/frontends?${new URLSearchParams({ frontend })}${fragment(history)}`;
  const record: Params = entity === 'user' ? {} : { id };
  return `${ADMIN_PATH}/${entity}s${fragment({ ...record, ...history })}`;
}

/** Leads from the id of a record, which never changes, to its page. */
export function RecordPage() {
  const t = useActivityWords();
  const { user } = useSession();
  const { hash } = useLocation();
  const { entity: asked, id = '' } = useParams();
  const entity = historyEntities.find((each) => each === asked) ?? 'supplier';
  const found = useQuery({
    queryKey: ['record', entity, id],
    queryFn: ({ signal }) =>
      answer<{ key: string }>(d1.recordkey.$get({ query: { entity, id } }, { init: { signal } })),
    staleTime: 0,
    networkMode: 'always',
  });
  if (found.data) {
    const { key } = found.data;
    const history = hash === HISTORY_HASH ? { history: entity === 'user' ? key : id } : undefined;
    return <Navigate to={pageOf(entity, { id, key }, history ?? {})} replace />;
  }
  if (!found.isError) return <Skeleton />;
  const isGone = found.error instanceof ApiProblem && found.error.status === 404;
  if (isGone && hash === HISTORY_HASH)
    return <Navigate to={deletedHistoryPath(entity, id)} replace />;
  return (
    <>
      <PageHeader title={t('title')} />
      <EmptyState
        title={t(isGone ? `gone.${entity}` : 'failed')}
        text={isGone && t('gone.text', { days: TRASH_DAYS })}
        action={
          isGone ? (
            <span className={styles.links}>
              <Link to={deletedHistoryPath(entity, id)}>{t('gone.history')}</Link>
              {can(user?.role, 'trash.read') && (
                <Link to={`${ADMIN_PATH}/trash`}>{t('gone.trash')}</Link>
              )}
            </span>
          ) : (
            <Button onClick={() => void found.refetch()}>{t('retry')}</Button>
          )
        }
      />
    </>
  );
}
