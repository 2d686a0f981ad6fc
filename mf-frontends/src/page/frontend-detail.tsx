import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { lazyPart, Slot } from '@wabu/shared/ui';
import type { FormTarget } from '../model/publication/form-target.ts';
import { whenQuiet } from '../parts/when-quiet.ts';
import { LegalSummary } from '../publication/legal/legal-summary.tsx';
import { PublicationPanel } from '../publication/publication-panel.tsx';
import styles from './frontend-detail.module.css';
import { FrontendView } from './frontend-view.tsx';

const SupplierLink = lazyPart(
  async () => (await import('./supplier-link.tsx')).SupplierLink,
  // The place of the panel, so that the record does not move.
  <div className={styles.place} />,
);

const OwnHost = lazyPart(async () => (await import('../publication/own-host.tsx')).OwnHost);

interface FrontendDetailProps {
  frontend: FrontendWithProvenance;
  canPublish: boolean;
  /** Opens the form there; absent for a person who only reads. */
  onGo: ((target: FormTarget) => void) | undefined;
}

/** A frontend to read, with its publication. */
export function FrontendDetail({ frontend, canPublish, onGo }: FrontendDetailProps) {
  const { URL, version } = frontend;
  return (
    <>
      <FrontendView key={URL} frontend={frontend}>
        <div className={styles.panels}>
          <RecordPublication frontend={frontend} canPublish={canPublish} onGo={onGo} />
          <SupplierLink key={URL} url={URL} version={version} canShare={canPublish} />
          <OwnHost key={`host ${URL}`} url={URL} />
        </div>
      </FrontendView>
      <Slot name="frontend.detail" frontend={frontend} />
    </>
  );
}

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

function RecordPublication({ frontend, canPublish, onGo }: FrontendDetailProps) {
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
