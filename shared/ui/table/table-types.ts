import type { ReactNode } from 'react';

export interface CellEditor<Row> {
  valueOf: (row: Row) => string;
  options?: readonly { value: string; label: string }[];
  clean?: (text: string, row: Row) => string;
  inputMode?: 'text' | 'numeric' | 'email' | 'tel';
}

export interface TableColumn<Row> {
  id: string;
  label: string;
  /** In rem, unless the user has chosen another one. */
  width: number;
  textOf: (row: Row) => string;
  draw?: (row: Row) => ReactNode;
  /** Digits of one width. */
  isNumeric?: boolean;
  editor?: CellEditor<Row>;
  /** Why the cell cannot be edited: a sentence, shown to a person who tries. */
  locked?: string;
}

export interface CellSaving<Row> {
  /** Why a value cannot be saved: a sentence, shown beside the cell; null if it can. */
  check: (row: Row, column: string, value: string) => string | null;
  /** Resolves to null when it is stored, else to the sentence that is shown beside the cell. */
  save: (row: Row, column: string, value: string) => Promise<string | null>;
  /** Called when the first cell has a value that is not stored, and when none has one any more. */
  onUnsaved?: (isUnsaved: boolean) => void;
}
