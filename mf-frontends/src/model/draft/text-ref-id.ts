import { type Cell, textRefKey } from '@wabu/shared/entities/translation-provenance';

/** The id of a text's place on the page. */
export function cellId(cell: Cell): string {
  return `cell-${textRefKey(cell).replaceAll('/', '-')}`;
}
