import { type Cell, cellKey } from '@wabu/shared/entities/section-ledger';

/** The id of a text's place on the page. */
export function cellId(cell: Cell): string {
  return `cell-${cellKey(cell).replaceAll('/', '-')}`;
}
