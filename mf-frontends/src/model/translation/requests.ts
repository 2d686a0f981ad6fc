import { translationBatch } from '@wabu/shared/entities/translation-limits';
import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { type PreparedText, prepareText, type SegmentMode } from '../text/segments.ts';
import type { PlannedText } from './plan.ts';

export const requestLimits = {
  texts: translationBatch.texts,
  bytes: translationBatch.browserBytes,
} as const;

export interface TextRequest {
  texts: string[];
  textKeys: string[];
}

export interface PreparedLanguage {
  requests: TextRequest[];
  prepared: Map<string, { item: PlannedText; text: PreparedText }>;
  tooLong: PlannedText[];
}

export function toRequests(items: readonly PlannedText[], mode: SegmentMode): PreparedLanguage {
  const result: PreparedLanguage = { requests: [], prepared: new Map(), tooLong: [] };
  let bytes = 0;
  for (const item of items) {
    const text = prepareText(item.source, mode);
    if (text.texts.some((part) => bytesOf(part) > requestLimits.bytes)) {
      result.tooLong.push(item);
      continue;
    }
    result.prepared.set(textRefKey(item), { item, text });
    for (const part of text.texts) {
      const size = bytesOf(part);
      let request = result.requests.at(-1);
      if (
        !request ||
        request.texts.length === requestLimits.texts ||
        bytes + size > requestLimits.bytes
      ) {
        request = { texts: [], textKeys: [] };
        result.requests.push(request);
        bytes = 0;
      }
      request.texts.push(part);
      request.textKeys.push(textRefKey(item));
      bytes += size;
    }
  }
  return result;
}

const encoder = new TextEncoder();

/** Bytes in JSON, with the following comma. */
function bytesOf(text: string): number {
  return encoder.encode(JSON.stringify(text)).length + 1;
}
