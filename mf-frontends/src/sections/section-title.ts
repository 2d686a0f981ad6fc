import type { Section } from '@wabu/shared/entities/frontend';
import { isEmptyText } from '@wabu/shared/entities/section-ledger';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { plainTextOf } from '../translation/html-tokens.ts';

/** What people call a section: its name in Italian, or in the first language that has one. */
export function sectionTitle(section: Section | undefined): string {
  const found = languageCodes.find((code) => !isEmptyText(section?.NomeSezione[code] ?? ''));
  return found === undefined ? '' : plainTextOf(section?.NomeSezione[found] ?? '');
}
