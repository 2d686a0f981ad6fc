import { type TextRef, textRefKey } from '@wabu/shared/entities/translation-provenance';

export function textRefId(ref: TextRef): string {
  return `text-${textRefKey(ref).replaceAll('/', '-')}`;
}
