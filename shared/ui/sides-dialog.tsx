import { type Dispatch, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import type { ConflictField, Side } from './conflict.ts';
import { Dialog } from './dialog.tsx';
import { IconCheck, IconCopy } from './icons.ts';
import styles from './sides-dialog.module.css';
import { useUiWords } from './words/ui-words.ts';

export interface TwoSides extends ConflictField {
  /** How a text is shown that is more than words; it then stands below its choice. */
  draw?: (side: Side) => ReactNode;
}

/** The chosen side, by key. */
export type SidesChoice = Record<string, Side>;

interface SidesDialogProps {
  items: readonly TwoSides[];
  /** What is asked, in a sentence or two. */
  text: string;
  /** Null: back to the form, nothing decided, nothing lost. */
  onAnswer: (choice: SidesChoice | null) => void;
}

/** What two people changed, each in another way: both sides are shown, and one is chosen for each. */
export function SidesDialog({ items, text, onAnswer }: SidesDialogProps) {
  const t = useUiWords();
  const [sides, setSides] = useState<SidesChoice>(() =>
    Object.fromEntries(items.map(({ key, proposed }) => [key, proposed])),
  );
  return (
    <Dialog
      width={800}
      role="alertdialog"
      title={t('conflict.title')}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{t('conflict.keepWriting')}</Button>
          <Button look="solid" onClick={() => onAnswer(sides)}>
            {t('conflict.save')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{text}</p>
      {items.map((item) => (
        <Sides
          key={item.key}
          item={item}
          chosen={sides[item.key] ?? item.proposed}
          onChoose={(side) => setSides((before) => ({ ...before, [item.key]: side }))}
        />
      ))}
    </Dialog>
  );
}

interface SidesProps {
  item: TwoSides;
  chosen: Side;
  onChoose: Dispatch<Side>;
}

function Sides({ item, chosen, onChoose }: SidesProps) {
  const t = useUiWords();
  return (
    <fieldset className={styles.sides}>
      <legend className={styles.label}>{item.label}</legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <div key={each} className={styles.side} data-chosen={chosen === each || undefined}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={`conflict-${item.key}`}
              checked={chosen === each}
              onChange={() => onChoose(each)}
            />
            <span>
              <span className={styles.whose}>{t(`conflict.${each}`)}</span>
              {!item.draw && (
                <bdi className={styles.words}>{item[each] || t('conflict.empty')}</bdi>
              )}
            </span>
          </label>
          <CopyButton
            text={item[each]}
            label={`${t('copy')}: ${item.label}, ${t(`conflict.${each}`)}`}
          />
          {item.draw && (
            <div className={styles.drawn}>{item.draw(each) ?? t('conflict.empty')}</div>
          )}
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
