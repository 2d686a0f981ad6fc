import type { Frontend } from '@wabu/shared/entities/frontend';
import type { FormTarget } from '../model/publication/form-target.ts';
import { LegalList } from './legal-list.tsx';

interface RecordLegalProps {
  frontend: Frontend;
  onGo: ((target: FormTarget) => void) | undefined;
}

/** The legal duties of a stored frontend. */
export function RecordLegal({ frontend, onGo }: RecordLegalProps) {
  const onPicture = (file: string) => onGo?.({ kind: 'altText', file, language: 'it' });
  return <LegalList frontend={frontend} onPicture={onGo && onPicture} />;
}
