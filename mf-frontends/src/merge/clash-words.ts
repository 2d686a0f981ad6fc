import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { type FrontendsTranslate, useFrontendsWords } from '../words/frontends-words.ts';
import type { Clash, Side } from './versions.ts';

/** What a clash is called, and what its two sides say. */
export function useClashWords(nameOf: (section: string) => string) {
  const t = useFrontendsWords();
  return {
    label: (clash: Clash) => labelOf(t, clash, nameOf),
    textOfSide: (clash: Clash, side: Side) => textOfSide(t, clash, side, nameOf),
  };
}

function labelOf(
  t: FrontendsTranslate,
  { what }: Clash,
  nameOf: (section: string) => string,
): string {
  switch (what.kind) {
    case 'field':
      return t(`fields.${what.field}` as 'fields.URL');
    case 'slideshow':
      return t('fields.Slideshow');
    case 'order':
      return t('clash.order');
    case 'visible':
      return t('clash.visible', { section: nameOf(what.section) });
    case 'removed':
      return t('clash.removed', { section: nameOf(what.section) });
    case 'text':
      return t('clash.sectionText', {
        section: nameOf(what.section),
        field: t(`fields.${what.field}`),
        language: languageOf(what.language as LanguageCode).label,
      });
  }
}

function textOfSide(
  t: FrontendsTranslate,
  clash: Clash,
  side: Side,
  nameOf: (section: string) => string,
): string {
  const { what } = clash;
  const value = clash[side];
  switch (what.kind) {
    case 'order':
      return value.split('\n').map(nameOf).join(' → ');
    case 'slideshow':
      return value.split('\n').join(', ');
    case 'visible':
      return t(value === 'true' ? 'clash.yes' : 'clash.no');
    case 'removed':
      return t(what.by === side ? 'clash.removedSide' : 'clash.keptSide');
    default:
      return value;
  }
}
