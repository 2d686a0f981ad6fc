import { type TextRef, textRefKey } from '@wabu/shared/entities/translation-provenance';
import { type PreparedText, prepareText, type SegmentMode } from '../text/segments.ts';

/** What one call to the translator takes. */
export const requestLimits = {
  texts: 50,
  /** Of 128 KiB of body; the rest is for what goes with the texts. */
  bytes: 119 * 1024,
} as const;

export interface SourceText extends TextRef {
  /** The stored HTML that is translated. */
  source: string;
}

/** One call: its texts, and for each of them the cell that asks. */
export interface TextRequest {
  texts: string[];
  textKeys: string[];
}

export interface PreparedLanguage<C extends SourceText> {
  requests: TextRequest[];
  prepared: Map<string, { item: C; text: PreparedText }>;
  /** Cells with a text that no call can take. */
  tooLong: C[];
}

/** The calls of one language: as few as the limits allow. */
export function toRequests<C extends SourceText>(
  items: readonly C[],
  mode: SegmentMode,
): PreparedLanguage<C> {
  const result: PreparedLanguage<C> = { requests: [], prepared: new Map(), tooLong: [] };
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

/** As JSON, with the comma after it. */
function bytesOf(text: string): number {
  return encoder.encode(JSON.stringify(text)).length + 1;
}
