import { BYTE_ORDER_MARK, needsApostrophe } from '@wabu/shared/entities/lists/spreadsheet-text';
import Papa from 'papaparse';

/** Rows as CSV that Excel and LibreOffice of Italy open with a double click; no text acts as a formula. */
export function writeCsv(rows: readonly (readonly string[])[]): Blob {
  const text = Papa.unparse(rows as string[][], {
    delimiter: ';',
    escapeFormulae: needsApostrophe,
  });
  return new Blob([`${BYTE_ORDER_MARK}${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
