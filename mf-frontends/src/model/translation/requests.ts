import { type Cell, textRefKey } from '@wabu/shared/entities/translation-provenance';
import { type PreparedText, prepareText, type SegmentMode } from '../text/segments.ts';

/** What one call to the translator takes. */
export const requestLimits = {
  texts: 50,
  /** Of 128 KiB of body; the rest is for what goes with the texts. */
  bytes: 119 * 1024,
} as const;

export interface SourceCell extends Cell {
  /** The stored HTML that is translated. */
  source: string;
}

/** One call: its texts, and for each of them the cell that asks. */
export interface TextRequest {
  texts: string[];
  askers: string[];
}

export interface PreparedLanguage<C extends SourceCell> {
  requests: TextRequest[];
  prepared: Map<string, { cell: C; text: PreparedText }>;
  /** Cells with a text that no call can take. */
  tooLong: C[];
}

/** The calls of one language: as few as the limits allow. */
export function toRequests<C extends SourceCell>(
  cells: readonly C[],
  mode: SegmentMode,
): PreparedLanguage<C> {
  const result: PreparedLanguage<C> = { requests: [], prepared: new Map(), tooLong: [] };
  let bytes = 0;
  for (const cell of cells) {
    const text = prepareText(cell.source, mode);
    if (text.texts.some((part) => bytesOf(part) > requestLimits.bytes)) {
      result.tooLong.push(cell);
      continue;
    }
    result.prepared.set(textRefKey(cell), { cell, text });
    for (const part of text.texts) {
      const size = bytesOf(part);
      let request = result.requests.at(-1);
      if (
        !request ||
        request.texts.length === requestLimits.texts ||
        bytes + size > requestLimits.bytes
      ) {
        request = { texts: [], askers: [] };
        result.requests.push(request);
        bytes = 0;
      }
      request.texts.push(part);
      request.askers.push(textRefKey(cell));
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
