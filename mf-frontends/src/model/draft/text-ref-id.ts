import { type TextRef, textRefKey } from '@wabu/shared/entities/translation-provenance';

/** The HTML id of a text's editor. */
export function textRefId(ref: TextRef): string {
  return `text-${textRefKey(ref).replaceAll('/', '-')}`;
}
