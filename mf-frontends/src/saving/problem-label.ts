import { addressFields } from '@wabu/shared/entities/address-fields';
import type { FieldProblem } from '@wabu/shared/entities/problem';
import { isLanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { FieldError } from '@wabu/shared/ui';
import type { Draft } from '../model/draft/draft.ts';
import { fieldId } from '../model/draft/field-message.ts';
import { textRefId } from '../model/draft/text-ref-id.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';

/** Converts a problem to an entry of the error dialog, with the field's label and id. */
export function toFieldError(
  t: FrontendsTranslate,
  draft: Draft,
  { field, message }: FieldProblem,
): FieldError {
  const [first = '', second = '', part, language] = field.split('.');
  if (first === 'Sezioni')
    return sectionError(t, draft, { number: Number(second), part, language, message });
  const key = first === 'Localizzazione' ? second : first;
  const label = isFieldKey(key) ? t(`fields.${key}`) : undefined;
  return { id: fieldId(field), label, message };
}

interface SectionProblem {
  number: number;
  part: string | undefined;
  language: string | undefined;
  message: string;
}

function sectionError(
  t: FrontendsTranslate,
  draft: Draft,
  { number, part, language, message }: SectionProblem,
): FieldError {
  const section = draft.Sezioni[number];
  const isText = part === 'NomeSezione' || part === 'Contenuto';
  if (section === undefined) return { label: t('fields.Sezioni'), message };
  const label = t('detail.section', { number: number + 1 });
  if (!isText || !isLanguageCode(language)) return { label, message };
  return {
    id: textRefId({ section: section.id, field: part, language }),
    label: `${label}, ${t(`fields.${part}`)}, ${languageOf(language).label}`,
    message,
  };
}

const fieldKeys = ['URL', 'Fornitore', ...addressFields, 'Logo', 'Copertina', 'Slideshow'] as const;

function isFieldKey(key: string): key is (typeof fieldKeys)[number] {
  return fieldKeys.some((known) => known === key);
}
