import type { ReactNode } from 'react';
import type { FieldPath, HistoryEntity } from '../../entities/history/history.ts';
import { lazyPart } from '../dialogs/lazy-part.tsx';
import { useUndoAction } from './use-undo-action.ts';

interface HistoryRecord {
  entity: HistoryEntity;
  /** `PIVA`, `URL` or the name of a user; empty for a deleted record. */
  recordKey: string;
  /** A field in the user's words. */
  labelOf: (path: FieldPath) => string;
  /** Shows a value that is no text, such as a picture; undefined for every other one. */
  drawValue?: (path: FieldPath, value: unknown) => ReactNode;
}

export interface RestorableRecord extends HistoryRecord {
  loadVersion: () => Promise<number>;
}

/** An open form of the record, which is left before a version is restored. */
interface OpenForm {
  hasUnsavedWork: boolean;
  leave: () => Promise<boolean>;
}

export interface RecordHistoryProps
  extends HistoryRecord,
    Partial<Pick<RestorableRecord, 'loadVersion'>> {
  /** The name of the record; a deleted one has that of its last entry. */
  name: string;
  /** The id of a deleted record, which has no key any more. */
  deletedId?: string;
  /** Absent: the history is only read. */
  restoring?: OpenForm | undefined;
  onClose: () => void;
}

/** `undoAction` is given, so that the dialog imports nothing of the folder that loads it. */
export interface HistoryDialogProps extends RecordHistoryProps {
  undoAction: ReturnType<typeof useUndoAction>;
}

const HistoryDialog = lazyPart<HistoryDialogProps>(async () => {
  const dialog = await import(/* webpackChunkName: "dialogs" */ './dialog/history-dialog.tsx');
  return dialog.HistoryDialog;
});

/** The history of a record, in a dialog: who changed what, and the way back to any version. */
export function RecordHistory(props: RecordHistoryProps) {
  return <HistoryDialog {...props} undoAction={useUndoAction()} />;
}
