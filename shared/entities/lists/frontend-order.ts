import { type FrontendSummary, readyLanguages } from '../frontend-summary.ts';

/** What the list of frontends can be sorted by; its own order is that of the first. */
export const frontendSortFields = [
  'URL',
  'Fornitore',
  'Citta',
  'publication',
  'languages',
  'sections',
  'savedAt',
] as const;
export type FrontendSortField = (typeof frontendSortFields)[number];

const publicationStates = ['published', 'changed', 'withdrawn'];

/** The value that a sort compares: numbers by value; first what is published, last what never was. */
export function frontendSortValue(frontend: FrontendSummary, field: FrontendSortField): string {
  if (field === 'languages') return String(readyLanguages(frontend).length);
  if (field !== 'publication') return String(frontend[field]);
  const state = publicationStates.indexOf(frontend.publication?.state ?? '');
  return String(state < 0 ? publicationStates.length : state);
}
