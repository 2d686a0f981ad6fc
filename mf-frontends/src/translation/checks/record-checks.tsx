import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useMemo } from 'react';
import { textsInEditor } from '../../model/checks/draft-findings.ts';
import { editorFor } from '../../model/draft/editor-state.ts';
import { savedOf } from '../../model/draft/new-draft.ts';
import type { FormTarget } from '../../model/publication/form-target.ts';
import { ChecksList } from './checks-list.tsx';

interface RecordChecksProps {
  frontend: FrontendWithProvenance;
  onGo: ((target: FormTarget) => void) | undefined;
}

export function RecordChecks({ frontend, onGo }: RecordChecksProps) {
  const texts = useMemo(() => textsInEditor(editorFor(savedOf(frontend))), [frontend]);
  const { dismissedChecks = {} } = frontend;
  return <ChecksList texts={texts} dismissed={dismissedChecks} onGo={onGo} onDismiss={undefined} />;
}
