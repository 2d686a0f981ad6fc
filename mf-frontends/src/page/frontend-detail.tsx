import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import {
  Button,
  EmptyState,
  LastChange,
  lazyPart,
  RecordPresence,
  Skeleton,
  Slot,
} from '@wabu/shared/ui';
import { LayoutTemplate } from 'lucide-react';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontend-detail.module.css';
import { FrontendView } from './frontend-view.tsx';
import type { FrontendsPageState } from './use-frontends-page.ts';

// The form is a separate chunk: read-only users do not load it.
const EditingPanel = lazyPart(
  async () => (await import('./editing-panel.tsx')).EditingPanel,
  <Skeleton />,
);

const SupplierLink = lazyPart(
  async () => (await import('./supplier-link.tsx')).SupplierLink,
  // The place of the panel, so that the record does not move.
  <div className={styles.place} />,
);

const OwnHost = lazyPart(async () => (await import('../publication/own-host.tsx')).OwnHost);

export function FrontendDetail({ page }: { page: FrontendsPageState }) {
  const { route, record } = page;
  const isOpen = 'url' in route && record.data !== undefined;
  return (
    <>
      {isOpen && (
        <RecordPresence entity="frontend" recordKey={route.url} isEditing={page.isWriting} />
      )}
      <Detail page={page} />
    </>
  );
}

function Detail({ page }: { page: FrontendsPageState }) {
  const t = useFrontendsWords();
  const { route, record, editor, list } = page;
  if (route.mode === 'none') {
    return <EmptyState icon={<LayoutTemplate aria-hidden="true" />} title={t('detail.nothing')} />;
  }
  if (page.isWriting && editor.store !== null) {
    return (
      <EditingPanel
        key={editor.visit}
        editor={editor}
        store={editor.store}
        takenUrls={list.takenUrls}
        publication={route.mode === 'edit' ? record.data?.publication : undefined}
        canPublish={page.canPublish}
        target={page.target}
      />
    );
  }
  if (record.data !== undefined) {
    return (
      <>
        <FrontendView key={record.data.URL} frontend={record.data}>
          <div className={styles.panels}>
            <RecordPublication
              frontend={record.data}
              canPublish={page.canPublish}
              onGo={page.canWrite ? page.editAt : undefined}
            />
            <SupplierLink
              key={record.data.URL}
              url={record.data.URL}
              version={record.data.version}
              canShare={page.canPublish}
            />
            <OwnHost key={`host ${record.data.URL}`} url={record.data.URL} />
          </div>
        </FrontendView>
        <Slot name="frontend.detail" frontend={record.data} />
        <LastChange entity="frontend" recordKey={record.data.URL} version={record.data.version} />
      </>
    );
  }
  if (record.isError && 'url' in route) {
    if (record.isGone) return <EmptyState title={t('detail.gone', { url: route.url })} />;
    return (
      <div role="alert">
        <EmptyState
          title={t('detail.failed')}
          action={<Button onClick={() => void record.refetch()}>{t('actions.retry')}</Button>}
        />
      </div>
    );
  }
  return <Skeleton />;
}

import type { FormTarget } from '../model/publication/form-target.ts';
import { whenQuiet } from '../parts/when-quiet.ts';
import { LegalSummary } from '../publication/legal/legal-summary.tsx';
import { PublicationPanel } from '../publication/publication-panel.tsx';

const RecordChecks = lazyPart(async () => {
  await whenQuiet();
  const chunk = await import(
    /* webpackChunkName: 'checks' */ '../translation/checks/record-checks.tsx'
  );
  return chunk.RecordChecks;
});

const RecordLegal = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'legal' */ '../publication/legal/legal-list.tsx'))
      .RecordLegal,
);

interface RecordPublicationProps {
  frontend: FrontendWithProvenance;
  canPublish: boolean;
  onGo: ((target: FormTarget) => void) | undefined;
}

function RecordPublication({ frontend, canPublish, onGo }: RecordPublicationProps) {
  return (
    <PublicationPanel
      url={frontend.URL}
      version={frontend.version}
      publication={frontend.publication}
      shown={frontend}
      canPublish={canPublish}
      isDirty={false}
      onGo={onGo}
    >
      <RecordChecks frontend={frontend} onGo={onGo} />
      <LegalSummary frontend={frontend}>
        <RecordLegal frontend={frontend} onGo={onGo} />
      </LegalSummary>
    </PublicationPanel>
  );
}
