import type { Section } from '@wabu/shared/entities/frontend';
import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';

// Each key press reads the titles of all sections; unchanged sections are cached.
const cache = new WeakMap<Section, string>();

export function sectionTitle(section: Section | undefined): string {
  if (section === undefined) return '';
  const title = cache.get(section) ?? findTitle(section);
  cache.set(section, title);
  return title;
}

function findTitle({ NomeSezione }: Section): string {
  const names = languageCodes.map((code) => NomeSezione[code] ?? '');
  return plainTextOf(names.find((name) => !isEmptyText(name)) ?? '');
}
