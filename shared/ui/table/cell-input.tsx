import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './data-table.module.css';
import type { CellEditor } from './table-types.ts';
import type { CellDraft } from './use-cell-editing.ts';

export type Leave = 'stay' | 'down' | 'next' | 'previous';

interface CellInputProps<Row> {
  label: string;
  row: Row;
  editor: CellEditor<Row>;
  /** The rejected value, to be corrected, and why it was rejected. */
  draft: CellDraft | undefined;
  /** Returns false when the value is rejected at once: the field stays open. Null: the focus has left. */
  onSave: (value: string, leave: Leave | null) => boolean;
  onEnd: (leave: Leave | null) => void;
}

export function CellInput<Row>(props: CellInputProps<Row>) {
  const { label, row, editor, draft, onSave, onEnd } = props;
  const stored = editor.valueOf(row);
  const [value, setValue] = useState(draft?.value ?? stored);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  const errorId = useId();

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    if (field.current?.matches('input')) field.current.select();
  }, []);

  function finish(leave: Leave | null): void {
    // Removing a focused field blurs it once more.
    if (isDone.current) return;
    isDone.current = true;
    if (value === stored) onEnd(leave);
    else if (!onSave(value, leave)) isDone.current = false;
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    // The letters and arrows belong to the field.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      isDone.current = true;
      onEnd('stay');
    } else if (key === 'Enter') finish('down');
    else if (key === 'Tab') finish(shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
  };

  const common = {
    ref: field,
    className: styles.editor,
    'aria-label': label,
    'aria-invalid': draft?.error ? true : undefined,
    'aria-describedby': draft?.error ? errorId : undefined,
    value,
    onKeyDown: handleKeyDown,
    onBlur: () => finish(null),
  };
  return (
    <>
      {editor.options ? (
        <select {...common} onChange={(event) => setValue(event.target.value)}>
          {editor.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          autoComplete="off"
          spellCheck={false}
          inputMode={editor.inputMode}
          onChange={({ target }) =>
            setValue(editor.clean ? editor.clean(target.value, row) : target.value)
          }
        />
      )}
      {draft?.error && (
        <span id={errorId} role="alert" className={styles.error}>
          {draft.error}
        </span>
      )}
    </>
  );
}
