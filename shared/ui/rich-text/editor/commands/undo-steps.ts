import { Editor, Transforms } from 'slate';
import { HistoryEditor, withHistory } from 'slate-history';

const MERGED_WITHIN_MS = 1000;

/** The undo of slate-history, whose steps have no time limit, with steps of up to one second. */
export function withUndoSteps<E extends Editor>(editor: E): E & HistoryEditor {
  const undoable = withHistory(editor);
  const { apply, undo, writeHistory } = undoable;
  let endOfStep = 0;
  undoable.apply = (operation) => {
    if (HistoryEditor.isMerging(undoable)) return apply(operation);
    const last = undoable.history.undos.at(-1)?.operations.at(-1);
    const isSameEdit = last !== undefined && undoable.operations.includes(last);
    const isSameStep = isSameEdit || performance.now() < endOfStep;
    HistoryEditor[isSameStep ? 'withMerging' : 'withoutMerging'](undoable, () => apply(operation));
  };
  undoable.writeHistory = (stack, step) => {
    // Only a typed edit leaves its step open: not a command, an undo or a redo.
    const isTyped = HistoryEditor.isMerging(undoable) === false;
    endOfStep = isTyped ? performance.now() + MERGED_WITHIN_MS : 0;
    writeHistory(stack, step);
  };
  undoable.undo = () => {
    const selection = undoable.history.undos.at(-1)?.selectionBefore;
    undo();
    // It sets no selection while there is none, as after the removal of its block.
    if (selection) Transforms.select(undoable, selection);
  };
  return undoable;
}

/** Runs a command as one step of the history. */
export function asOneStep(editor: Editor, act: () => void): void {
  HistoryEditor.withNewBatch(editor, () => Editor.withoutNormalizing(editor, act));
}
