import { type Dispatch, useCallback, useState } from 'react';
import { Button } from './button.tsx';
import type { ConflictField } from './conflict.ts';
import styles from './conflict-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { IconCheck, IconCopy } from './icons.ts';
import { useOverlay } from './overlays.tsx';
import { useUiWords } from './words/ui-words.ts';

/** The text to keep, per field. */
export type ConflictChoice = Record<string, string>;
type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  fields: readonly ConflictField[];
  /** Null: back to the form, nothing decided, nothing lost. */
  onAnswer: (choice: ConflictChoice | null) => void;
}

/** Both texts of every field that somebody else changed meanwhile, and a choice for each. */
export function ConflictDialog({ fields, onAnswer }: ConflictDialogProps) {
  const t = useUiWords();
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(fields.map(({ key, proposed }) => [key, proposed])),
  );
  const choice = () =>
    Object.fromEntries(fields.map((field) => [field.key, field[sides[field.key] ?? 'mine']]));
  return (
    <Dialog
      width={800}
      role="alertdialog"
      title={t('conflict.title')}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{t('conflict.keepWriting')}</Button>
          <Button look="solid" onClick={() => onAnswer(choice())}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('conflict.text')}</p>
      {fields.map((field) => (
        <Clash
          key={field.key}
          field={field}
          side={sides[field.key] ?? 'mine'}
          onChoose={(side) => setSides((before) => ({ ...before, [field.key]: side }))}
        />
      ))}
    </Dialog>
  );
}

interface ClashProps {
  field: ConflictField;
  side: Side;
  onChoose: Dispatch<Side>;
}

function Clash({ field, side, onChoose }: ClashProps) {
  const t = useUiWords();
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.field}>{field.label}</legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <div key={each} className={styles.side} data-chosen={side === each || undefined}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={`conflict-${field.key}`}
              checked={side === each}
              onChange={() => onChoose(each)}
            />
            <span>
              <span className={styles.whose}>{t(`conflict.${each}`)}</span>
              <bdi className={styles.words}>{field[each] || t('conflict.empty')}</bdi>
            </span>
          </label>
          <CopyButton
            text={field[each]}
            label={`${t('copy')}: ${field.label}, ${t(`conflict.${each}`)}`}
          />
        </div>
      ))}
    </fieldset>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useUiWords();
  const [done, setDone] = useState(false);
  if (text === '') return null;
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setDone(true))
      .catch(() => setDone(false));
  return (
    <Button look="quiet" size="sm" aria-label={done ? t('copied') : label} onClick={copy}>
      {done ? <IconCheck size={16} /> : <IconCopy size={16} />}
    </Button>
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
