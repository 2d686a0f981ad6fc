import { type BaseEditor, Editor, Operation, type Range, Transforms } from 'slate';

const STEPS = 100;
const MERGED_WITHIN_MS = 1000;

interface Step {
  operations: Operation[];
  selectionBefore: Range | null;
  startedAt: number;
}

export interface HistoryEditor {
  undos: Step[];
  redos: Step[];
  undo: () => void;
  redo: () => void;
  /** Makes the next edit start a new step. */
  splitHistory: () => void;
}

/**
 * Undo as the specification counts it: a hundred steps, each with the edits of up to one second (slate-history has
 * no time limit per step). Formatting and pasting are separate steps: see `asOneStep`.
 */
export function withHistory<E extends BaseEditor>(
  editor: E,
  now: () => number = () => performance.now(),
): E & HistoryEditor {
  const { apply } = editor;
  let isReplaying = false;
  let mustSplit = true;

  const record = (operation: Operation) => {
    const last = mustSplit ? undefined : history.undos.at(-1);
    const lastOperation = last?.operations.at(-1);
    const sameEdit = lastOperation !== undefined && editor.operations.includes(lastOperation);
    if (last && (sameEdit || now() - last.startedAt < MERGED_WITHIN_MS)) {
      last.operations.push(operation);
    } else {
      const selectionBefore = editor.selection;
      history.undos.push({ operations: [operation], selectionBefore, startedAt: now() });
      if (history.undos.length > STEPS) history.undos.shift();
    }
    mustSplit = false;
    history.redos = [];
  };

  const replay = (act: () => void) => {
    isReplaying = true;
    try {
      Editor.withoutNormalizing(editor as unknown as Editor, act);
    } finally {
      isReplaying = false;
      mustSplit = true;
    }
  };

  const select = ({ selectionBefore }: Step) => {
    if (selectionBefore) Transforms.select(editor as unknown as Editor, selectionBefore);
  };

  const history = Object.assign(editor, {
    undos: [] as Step[],
    redos: [] as Step[],
    splitHistory: () => {
      mustSplit = true;
    },
    undo: () => {
      const step = history.undos.pop();
      if (!step) return;
      replay(() => {
        for (const operation of [...step.operations].reverse()) {
          editor.apply(Operation.inverse(operation));
        }
        select(step);
      });
      history.redos.push(step);
    },
    redo: () => {
      const step = history.redos.pop();
      if (!step) return;
      replay(() => {
        select(step);
        for (const operation of step.operations) editor.apply(operation);
      });
      history.undos.push(step);
    },
    apply: (operation: Operation) => {
      if (!isReplaying && operation.type !== 'set_selection') record(operation);
      apply(operation);
    },
  });
  return history;
}

/** Runs a command as one step of the history. */
export function asOneStep(editor: Editor & HistoryEditor, act: () => void): void {
  editor.splitHistory();
  Editor.withoutNormalizing(editor, act);
  editor.splitHistory();
}
