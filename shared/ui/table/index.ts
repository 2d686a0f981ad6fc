/** Public entry point of the table: a module that shows one bundles it in a chunk of its own. */
export { RecordsTable } from './records-table.tsx';
export { type TableSpec, useTableState } from './table-state.ts';
export type { CellSaving, TableColumn } from './table-types.ts';
