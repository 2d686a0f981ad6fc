import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useMemo } from 'react';
import { textsInRecord } from '../model/checks/editor-texts.ts';
import type { FormTarget } from '../model/publication/form-target.ts';
import { ChecksList } from './checks-list.tsx';

interface RecordChecksProps {
  frontend: FrontendWithProvenance;
  onGo: ((target: FormTarget) => void) | undefined;
}

/** The checks of a stored frontend. */
export function RecordChecks({ frontend, onGo }: RecordChecksProps) {
  const texts = useMemo(() => textsInRecord(frontend), [frontend]);
  const { dismissedChecks = {} } = frontend;
  return <ChecksList texts={texts} dismissed={dismissedChecks} onGo={onGo} onDismiss={undefined} />;
}
