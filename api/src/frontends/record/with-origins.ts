import type { Frontend, FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import {
  type ProvenanceRow,
  type TextOrigin,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';

/** The origins of texts that nobody typed, by `textRefKey`: kind, language and hash of the source. */
export type Origins = Record<
  string,
  readonly [TextOrigin['kind'], TextOrigin['sourceLanguage'], TextOrigin['sourceHash']]
>;

/** A frontend as the history keeps it: a text that comes back is still the translator's or nobody's. */
export function withOrigins(frontend: FrontendWithProvenance): Frontend & { origins: Origins } {
  const rows = frontend.ledger.filter(({ kind }) => kind !== 'human');
  return { ...frontend, origins: Object.fromEntries(rows.map(toEntry)) };
}

const toEntry = (row: ProvenanceRow) =>
  [textRefKey(row), [row.kind, row.sourceLanguage, row.sourceHash]] as const;
