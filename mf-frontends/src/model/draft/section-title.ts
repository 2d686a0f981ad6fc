import type { Section } from '@wabu/shared/entities/frontend';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { plainTextOf } from '../text/html-tokens.ts';

// Every letter asks for the titles of all sections: only that of its own is found anew.
const cache = new WeakMap<Section, string>();

/** What people call a section: its name in Italian, or in the first language that has one. */
export function sectionTitle(section: Section | undefined): string {
  if (section === undefined) return '';
  const title = cache.get(section) ?? findTitle(section);
  cache.set(section, title);
  return title;
}

function findTitle({ NomeSezione }: Section): string {
  const found = languageCodes.find((code) => !isEmptyText(NomeSezione[code] ?? ''));
  return found === undefined ? '' : plainTextOf(NomeSezione[found] ?? '');
}
