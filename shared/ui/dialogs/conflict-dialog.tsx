import { type Dispatch, type ReactNode, useState } from 'react';
import type { LastChange } from '../../entities/problem.ts';
import { useSession } from '../../session/index.ts';
import type { Decisions, Side } from '../../tree/index.ts';
import { Button } from '../controls/button.tsx';
import { IconCheck, IconCopy } from '../controls/icons.ts';
import { useTimeFormat } from '../feedback/format-time.ts';
import { useUiWords } from '../words/it.ts';
import styles from './conflict-dialog.module.css';
import { Dialog } from './dialog.tsx';
import { useConflictWords } from './words/it.ts';

export interface ConflictItem {
  key: string;
  label: string;
  mine: string;
  theirs: string;
  /** Renders a value that is not plain text, below its radio button. */
  draw?: (side: Side) => ReactNode;
}

/** The words of the dialog that depend on what met the other save; default: those of a save. */
export type ConflictWords = Record<
  'title' | 'titleOwn' | 'text' | 'mine' | 'theirs' | 'save' | 'back',
  string
>;

interface ConflictDialogProps {
  items: readonly ConflictItem[];
  words?: ConflictWords;
  /** Who saved the other version and when, if known. */
  saved?: Partial<LastChange>;
  /** Null: the user returns to the form without a choice. */
  onAnswer: (choice: Decisions | null) => void;
}

/** Shows both texts of every conflict and asks which one to keep. */
export function ConflictDialog(props: ConflictDialogProps) {
  const saveWords = useSaveWords();
  const { items, words = saveWords, saved = {}, onAnswer } = props;
  const [choice, setChoice] = useState<Decisions>({});
  const { user } = useSession();
  const isOwn = user !== null && user.username === saved.changedBy;
  const sideOf = ({ key }: ConflictItem) => choice[key] ?? 'mine';
  const answer = () => onAnswer(Object.fromEntries(items.map((item) => [item.key, sideOf(item)])));
  return (
    <Dialog
      width={800}
      role="alertdialog"
      title={isOwn ? words.titleOwn : words.title}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{words.back}</Button>
          <Button look="solid" onClick={answer}>
            {words.save}
          </Button>
        </>
      }
    >
      <SavedBy {...saved} isOwn={isOwn} />
      <p className={styles.text}>{words.text}</p>
      {items.map((item) => (
        <Sides
          key={item.key}
          item={item}
          words={words}
          chosen={sideOf(item)}
          onChoose={(side) => setChoice((before) => ({ ...before, [item.key]: side }))}
        />
      ))}
    </Dialog>
  );
}

function useSaveWords(): ConflictWords {
  const t = useConflictWords();
  return {
    title: t('title'),
    titleOwn: t('titleOwn'),
    text: t('text'),
    mine: t('mine'),
    theirs: t('theirs'),
    save: t('save'),
    back: t('keepWriting'),
  };
}

function SavedBy({ changedBy, changedAt, isOwn }: Partial<LastChange> & { isOwn: boolean }) {
  const t = useConflictWords();
  const format = useTimeFormat();
  if (changedBy === undefined || changedAt === undefined) return null;
  const time = format(changedAt);
  const words = isOwn ? t('savedByYou', { time }) : t('savedBy', { name: changedBy, time });
  return <p className={styles.saved}>{words}</p>;
}

interface SidesProps {
  item: ConflictItem;
  words: ConflictWords;
  chosen: Side;
  onChoose: Dispatch<Side>;
}

function Sides({ item, words, chosen, onChoose }: SidesProps) {
  const t = useUiWords();
  const conflictWords = useConflictWords();
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
              <span className="wabu-block wabu-muted wabu-tiny">{words[each]}</span>
              {!item.draw && (
                <bdi className={styles.words}>{item[each] || conflictWords('empty')}</bdi>
              )}
            </span>
          </label>
          <CopyButton text={item[each]} label={`${t('copy')}: ${item.label}, ${words[each]}`} />
          {item.draw && (
            <div className={styles.drawn}>{item.draw(each) ?? conflictWords('empty')}</div>
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
