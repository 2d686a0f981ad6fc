/** Public entry point of forms of one record. */
export {
  type AfterSave,
  type FormResult,
  type RecordFormOptions,
  useRecordForm,
} from './use-record-form.ts';
export {
  type FormState,
  type RecordCalls,
  type SaveAs,
  type SavedRecord,
  useSaveRecord,
} from './use-save-record.ts';
