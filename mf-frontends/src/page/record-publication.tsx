import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { lazyPart } from '@wabu/shared/ui';

import { LegalSummary } from '../legal/legal-summary.tsx';
import type { FormTarget } from '../model/publication/form-target.ts';
import { whenQuiet } from '../parts/when-quiet.ts';
import { PublicationPanel } from '../publication/publication-panel.tsx';

const RecordChecks = lazyPart(async () => {
  await whenQuiet();
  const chunk = await import(/* webpackChunkName: 'checks' */ '../checks/record-checks.tsx');
  return chunk.RecordChecks;
});

const RecordLegal = lazyPart(
  async () => (await import(/* webpackChunkName: 'legal' */ '../legal/legal-list.tsx')).RecordLegal,
);

interface RecordPublicationProps {
  frontend: FrontendWithProvenance;
  canPublish: boolean;
  /** Opens the form at a target; undefined for readers. */
  onGo: ((target: FormTarget) => void) | undefined;
}

export function RecordPublication({ frontend, canPublish, onGo }: RecordPublicationProps) {
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
