import type { FieldProblem } from '@wabu/shared/entities/problem';
import { isLanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { FieldError } from '@wabu/shared/ui';
import type { Draft } from '../model/draft/draft.ts';
import { fieldId } from '../model/draft/field-message.ts';
import { textRefId } from '../model/draft/text-ref-id.ts';
import { fieldLabel } from '../model/frontend-labels.ts';
import type { FrontendsTranslate } from '../words/frontends-words.ts';

export function toFieldError(
  t: FrontendsTranslate,
  draft: Draft,
  { field, message }: FieldProblem,
): FieldError {
  const [first = '', second = '', part, language] = field.split('.');
  if (first !== 'Sezioni') {
    const key = first === 'Localizzazione' ? second : first;
    return { id: fieldId(field), label: fieldLabel(t, key), message };
  }
  const section = draft.Sezioni[Number(second)];
  if (section === undefined) return { label: t('fields.Sezioni'), message };
  const label = t('detail.section', { number: Number(second) + 1 });
  const isText = part === 'NomeSezione' || part === 'Contenuto';
  if (!isText || !isLanguageCode(language)) return { label, message };
  return {
    id: textRefId({ section: section.id, field: part, language }),
    label: `${label}, ${t(`fields.${part}`)}, ${languageOf(language).label}`,
    message,
  };
}
