import { useCallback } from 'react';
import type { ConflictField } from './conflict.ts';
import { useOverlay } from './overlays.tsx';
import { SidesDialog } from './sides-dialog.tsx';
import { useUiWords } from './words/ui-words.ts';

/** The text to keep, per field. */
export type ConflictChoice = Record<string, string>;

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  /** Null: back to the form, nothing decided, nothing lost. */
  onAnswer: (choice: ConflictChoice | null) => void;
}

/** Both texts of every field that somebody else changed meanwhile, and a choice for each. */
export function ConflictDialog({ fields, onAnswer }: ConflictDialogProps) {
  const t = useUiWords();
  return (
    <SidesDialog
      items={fields}
      text={t('conflict.text')}
      onAnswer={(sides) =>
        onAnswer(
          sides &&
            Object.fromEntries(
              fields.map((field) => [field.key, field[sides[field.key] ?? 'mine']]),
            ),
        )
      }
    />
  );
}

/** `const choice = await resolveConflict(fields)`: null when the writer goes back to the form. */
export function useConflictDialog(): (
  fields: readonly ConflictField[],
) => Promise<ConflictChoice | null> {
  const open = useOverlay();
  return useCallback(
    async (fields) =>
      (await open<ConflictChoice | null>((answer) => (
        <ConflictDialog fields={fields} onAnswer={answer} />
      ))) ?? null,
    [open],
  );
}
