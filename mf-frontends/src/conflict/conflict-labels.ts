import { offerKinds } from '@wabu/shared/entities/legal/legal';
import { licences } from '@wabu/shared/entities/legal/picture-credit';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { Side as ConflictSide } from '@wabu/shared/tree';
import type { Conflict } from '../model/merge/versions.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';

export function labelOf(
  t: FrontendsTranslate,
  { what }: Conflict,
  nameOf: (section: string) => string,
): string {
  switch (what.kind) {
    case 'field':
      return t(`fields.${what.field}` as 'fields.URL');
    case 'slideshow':
      return t('fields.Slideshow');
    case 'order':
      return t('conflict.order');
    case 'visible':
      return t('conflict.visible', { section: nameOf(what.section) });
    case 'removed':
      return t('conflict.removed', { section: nameOf(what.section) });
    case 'altText':
      return t('conflict.altText', {
        file: what.file,
        language: languageOf(what.language as LanguageCode).label,
      });
    case 'decorative':
    case 'focus':
    case 'author':
    case 'licence':
      return t(`conflict.${what.kind}`, { file: what.file });
    case 'offer':
    case 'cin':
    case 'cir':
      return t(`legal.fields.${what.kind}`);
    case 'text':
      return t('conflict.sectionText', {
        section: nameOf(what.section),
        field: t(`fields.${what.field}`),
        language: languageOf(what.language as LanguageCode).label,
      });
  }
}

export function textOfSide(
  t: FrontendsTranslate,
  conflict: Conflict,
  side: ConflictSide,
  nameOf: (section: string) => string,
): string {
  const { what } = conflict;
  const value = conflict[side];
  switch (what.kind) {
    case 'order':
      return value.split('\n').map(nameOf).join(' → ');
    case 'slideshow':
    case 'cin':
    case 'cir':
      return value.split('\n').join(', ');
    case 'visible':
      return t(value === 'true' ? 'conflict.yes' : 'conflict.no');
    case 'decorative':
      return t(value === 'true' ? 'altText.decorative' : 'conflict.notDecorative');
    case 'focus':
      return focusInWords(t, value);
    case 'offer':
      return offerInWords(t, value);
    case 'licence':
      return licenceInWords(t, value);
    case 'removed':
      return t(what.by === side ? 'conflict.removedSide' : 'conflict.keptSide');
    default:
      return value;
  }
}

export function offerInWords(t: FrontendsTranslate, value: unknown): string {
  const offer = offerKinds.find((kind) => kind === value);
  return offer ? t(`legal.offers.${offer}`) : '';
}

export function licenceInWords(t: FrontendsTranslate, value: unknown): string {
  const licence = licences.find((one) => one === value);
  return licence ? t(`legal.licences.${licence}`) : '';
}

function focusInWords(t: FrontendsTranslate, value: string): string {
  const [x = 0, y = 0] = value.split(' ').map((part) => Math.round(Number(part) * 100));
  return value === '' ? t('conflict.noFocus') : t('altText.focusAt', { x, y });
}
