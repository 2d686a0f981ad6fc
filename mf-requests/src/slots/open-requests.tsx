import { useQuery } from '@tanstack/react-query';
import { answer } from '@wabu/api/client';
import { useStaffLocale } from '@wabu/shared/i18n';
import type { SlotProps } from '@wabu/shared/module';
import { Link } from '@wabu/shared/routing';
import { timeAgo } from '@wabu/shared/ui';
import { findRequests } from '../api/request-calls.ts';
import { d1 } from '../api/requests-client.ts';
import { serverFilters } from '../model/request-index.ts';
import { listPath, requestPath } from '../model/request-path.ts';
import styles from './open-requests.module.css';
import { SlotSwitch } from './slot-switch.tsx';
import { useSlotWords } from './words/it.ts';

/** More stand in the list. */
const SHOWN = 3;

export function SupplierRequests({ supplier: { PIVA, Nome } }: SlotProps['supplier.detail']) {
  const t = useSlotWords();
  return (
    <>
      <SlotSwitch
        label={t('atOnce')}
        queryKey={['requests', 'supplier', PIVA]}
        permission="requests.write"
        read={async (signal) => {
          const options = { init: { signal } };
          return (await answer(d1.getsupplieranswers.$post({ json: { PIVA } }, options))).atOnce;
        }}
        write={(atOnce) => answer(d1.supplieranswers.$put({ json: { PIVA, atOnce } }))}
      />
      <OpenRequests filters={{ Fornitore: Nome }} />
    </>
  );
}

export function FrontendRequests({ frontend: { URL } }: SlotProps['frontend.detail']) {
  const t = useSlotWords();
  return (
    <>
      <SlotSwitch
        label={t('form')}
        queryKey={['requests', 'form', URL]}
        permission="frontends.publish"
        read={async (signal) => {
          const options = { init: { signal } };
          return (await answer(d1.requestform.$get({ query: { URL } }, options))).open;
        }}
        write={(open) => answer(d1.requestform.$put({ json: { URL, open } }))}
      />
      <OpenRequests filters={{ URL }} />
    </>
  );
}

/** The requests in which somebody has something to do; nothing without one. */
function OpenRequests({ filters }: { filters: Record<string, string> }) {
  const t = useSlotWords();
  const locale = useStaffLocale();
  const { data } = useQuery({
    queryKey: ['requests', 'open', filters],
    queryFn: ({ signal }) =>
      findRequests({ text: '', filters: serverFilters(filters), limit: SHOWN }, signal),
  });
  if (!data?.total) return null;
  return (
    <section className={styles.card} aria-label={t('title')}>
      <h3 className="wabu-muted wabu-small wabu-medium">{t('title')}</h3>
      <ul className="wabu-stack wabu-gap-1">
        {data.records.map(({ id, name, lastAt }) => (
          <li key={id}>
            <Link to={requestPath(id)}>
              <bdi>{name}</bdi>
            </Link>{' '}
            <span className="wabu-muted wabu-small">{timeAgo(locale, lastAt, Date.now())}</span>
          </li>
        ))}
      </ul>
      {data.total > SHOWN && <Link to={listPath(filters)}>{t('all', { count: data.total })}</Link>}
    </section>
  );
}
