/** Public entry point of the table: a module that shows one bundles it in a chunk of its own. */
export { ColumnsDialog } from './columns-dialog.tsx';
export { DataTable, type DataTableProps } from './data-table.tsx';
export type { CellSaving, TableColumn, TableRows, TableSort } from './table-types.ts';
