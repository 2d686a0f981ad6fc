import type { ReadyAnswer } from '@wabu/shared/entities/requests/ready-answer';
import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import { answerSlots, referenceOf } from '@wabu/shared/entities/requests/request-facts';
import { escapeHtml } from '@wabu/shared/entities/rich-text/html-tokens';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

export interface ReadyText {
  language: LanguageCode;
  html: string;
}

/** What a ready answer puts into the answer to a request, in the first of the languages that it has; null without one. */
export function readyTextFor(
  { texts }: Pick<ReadyAnswer, 'texts'>,
  { id, name }: Pick<VisitorRequest, 'id' | 'name'>,
  languages: readonly LanguageCode[],
): ReadyText | null {
  const language = languages.find((code) => texts[code] !== undefined);
  if (language === undefined) return null;
  const html = (texts[language] ?? '')
    .replaceAll(answerSlots.name, () => escapeHtml(name))
    .replaceAll(answerSlots.reference, referenceOf(id));
  return { language, html };
}
