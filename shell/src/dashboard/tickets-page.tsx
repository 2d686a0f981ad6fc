import { languageOf, useLanguage } from '@wabu/shared/i18n';
import { EmptyState, PageHeader } from '@wabu/shared/ui';
import { useShellWords } from '../words/it.ts';

/** The tickets section, which has no function yet. */
export function TicketsPage() {
  const t = useShellWords();
  const { name, html } = languageOf(useLanguage());
  return (
    <>
      <PageHeader title={t('tickets.title')} unknownRole="admin">
        <p>
          {t('tickets.language')}: <bdi lang={html}>{name}</bdi>
        </p>
      </PageHeader>
      <EmptyState
        icon={<TicketIcon />}
        title={t('tickets.emptyTitle')}
        text={t('tickets.emptyText')}
      />
    </>
  );
}

function TicketIcon() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <path d="M3 8a1.5 1.5 0 0 1 1.5-1.5h15A1.5 1.5 0 0 1 21 8v2a2 2 0 0 0 0 4v2a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16v-2a2 2 0 0 0 0-4z" />
        <path d="M14 7v1.5M14 11v2M14 15.5V17" strokeLinecap="round" />
      </g>
    </svg>
  );
}
