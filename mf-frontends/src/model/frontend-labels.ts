import { addressFields } from '@wabu/shared/entities/address-fields';
import type { Section } from '@wabu/shared/entities/frontend';
import { codeKinds, offerKinds } from '@wabu/shared/entities/legal/legal';
import { licences } from '@wabu/shared/entities/legal/picture-credit';
import { isLanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { Path } from '@wabu/shared/tree';
import type { FrontendsTranslate } from '../words/frontends-words.ts';
import { sectionTitle } from './draft/section-title.ts';

const fieldKeys = [
  'URL',
  'Fornitore',
  ...addressFields,
  'Logo',
  'Copertina',
  'Slideshow',
  'facts',
  'Sezioni',
  'NomeSezione',
  'Contenuto',
] as const;
const legalFields = ['offer', ...codeKinds] as const;
const pictureFields = ['focus', 'decorative', 'author', 'licence'] as const;

export function fieldLabel(t: FrontendsTranslate, key: string): string | undefined {
  const field = fieldKeys.find((one) => one === key);
  return field && t(`fields.${field}`);
}

/** A value of a frontend in the user's words, by its path; sections have their titles. */
export function labelOf(t: FrontendsTranslate, path: Path, sections: readonly Section[]): string {
  const [first = '', second, third, fourth] = path;
  if (first === 'Localizzazione') return fieldLabel(t, second ?? first) ?? first;
  if (first === 'altTexts' && second !== undefined) return pictureLabel(t, second, third, fourth);
  if (first === 'dismissedChecks') return t('history.checks');
  if (first === 'legal') {
    const field = legalFields.find((one) => one === second);
    return field ? t(`legal.fields.${field}`) : t('legal.title');
  }
  if (first !== 'Sezioni') return fieldLabel(t, first) ?? first;
  if (second === undefined) return t('conflict.order');
  const section = sectionName(
    t,
    sections.find(({ id }) => id === second),
  );
  if (third === 'visible') return t('conflict.visible', { section });
  if (third === undefined) return t('history.section', { section });
  const field = fieldLabel(t, third) ?? third;
  if (!isLanguageCode(fourth)) return `${section}: ${field}`;
  return t('conflict.sectionText', { section, field, language: languageOf(fourth).label });
}

function pictureLabel(
  t: FrontendsTranslate,
  file: string,
  part: string | undefined,
  language: string | undefined,
): string {
  const field = pictureFields.find((one) => one === part);
  if (field) return t(`conflict.${field}`, { file });
  if (!isLanguageCode(language)) return t('history.picture', { file });
  return t('conflict.altText', { file, language: languageOf(language).label });
}

export const sectionName = (t: FrontendsTranslate, section: Section | undefined) =>
  sectionTitle(section) || t('sections.untitled');

/** An offer or a licence in words; undefined for every other value. */
export function choiceInWords(
  t: FrontendsTranslate,
  key: string | undefined,
  value: unknown,
): string | undefined {
  const offer = offerKinds.find((one) => key === 'offer' && one === value);
  const licence = licences.find((one) => key === 'licence' && one === value);
  if (offer) return t(`legal.offers.${offer}`);
  return licence && t(`legal.licences.${licence}`);
}
