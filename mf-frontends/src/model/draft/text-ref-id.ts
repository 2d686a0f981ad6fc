import { type TextRef, textRefKey } from '@wabu/shared/entities/translation-provenance';

/** The id of a text's place on the page. */
export function textRefId(ref: TextRef): string {
  return `cell-${textRefKey(ref).replaceAll('/', '-')}`;
}
