/** Public entry point of small records that staff keep, such as templates, and insert from a dialog. */
export { RecordsDialog } from './records-dialog.tsx';
export { useRecordActions } from './use-record-actions.ts';
