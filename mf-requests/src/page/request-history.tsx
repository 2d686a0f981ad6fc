import { answer } from '@wabu/api/client';
import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { DescribedRecord, RestorableRecord } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import { d1 } from '../api/requests-client.ts';
import type { RequestTranslate } from '../words/request-words.ts';

/** What the history knows of a request; of a deleted one for null. */
export function historyOf(
  t: RequestTranslate,
  request: VisitorRequest | null,
): DescribedRecord & RestorableRecord {
  const { id = '', name = '', version = 0 } = request ?? {};
  return {
    entity: 'request',
    recordKey: id,
    name,
    labelOf: ([field = '', , part]) =>
      t(part === 'translation' ? 'translation.title' : (`field.${field}` as 'field.state')),
    drawValue([field], value) {
      if (field === 'messages') return drawMessage(value);
      const isChoice = (field === 'state' || field === 'kind') && typeof value === 'string';
      return isChoice ? t(`${field}.${value}` as 'state.new') : undefined;
    },
    async loadVersion() {
      const stored = await answer(d1.getrequest.$get({ query: { id } }));
      return stored.version ?? version;
    },
  };
}

/** A message, or its translation. */
function drawMessage(value: unknown) {
  const { html, language } = (value ?? {}) as { html?: string; language?: LanguageCode };
  return html && language && <RichTextView html={html} language={language} linksWork={false} />;
}
