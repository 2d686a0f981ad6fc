/** Public entry point of forms of one record. */
export { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
export { type FormState, type RecordCalls, useSaveRecord } from './use-save-record.ts';
