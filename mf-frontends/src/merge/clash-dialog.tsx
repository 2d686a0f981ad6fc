import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { Button, Dialog, useOverlay } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import { useCallback, useState } from 'react';
import { plainTextOf } from '../translation/html-tokens.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './clash-dialog.module.css';
import { useClashWords } from './clash-words.ts';
import type { Clash, Decisions, Side } from './versions.ts';

interface ClashDialogProps {
  clashes: readonly Clash[];
  /** What people call a section. */
  nameOf: (section: string) => string;
  /** Null: back to the form, nothing decided, nothing lost. */
  onAnswer: (decisions: Decisions | null) => void;
}

/** What two people changed, each in another way: both are shown, and one is chosen for each. */
function ClashDialog({ clashes, nameOf, onAnswer }: ClashDialogProps) {
  const t = useFrontendsWords();
  const [decisions, setDecisions] = useState<Record<string, Side>>(() =>
    Object.fromEntries(clashes.map(({ key }) => [key, 'mine'])),
  );
  return (
    <Dialog
      width={800}
      role="alertdialog"
      title={t('clash.title')}
      onClose={() => onAnswer(null)}
      footer={
        <>
          <Button onClick={() => onAnswer(null)}>{t('clash.back')}</Button>
          <Button look="solid" onClick={() => onAnswer(decisions)}>
            {t('clash.save')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('clash.text')}</p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.key}
          clash={clash}
          nameOf={nameOf}
          side={decisions[clash.key] ?? 'mine'}
          onChoose={(side) => setDecisions((before) => ({ ...before, [clash.key]: side }))}
        />
      ))}
    </Dialog>
  );
}

interface ClashChoiceProps extends Pick<ClashDialogProps, 'nameOf'> {
  clash: Clash;
  side: Side;
  onChoose: (side: Side) => void;
}

function ClashChoice({ clash, nameOf, side, onChoose }: ClashChoiceProps) {
  const t = useFrontendsWords();
  const { label, textOfSide } = useClashWords(nameOf);
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.label}>{label(clash)}</legend>
      {(['mine', 'theirs'] as const).map((each) => (
        <div key={each} className={styles.side} data-chosen={side === each || undefined}>
          <label className={styles.choice}>
            <input
              type="radio"
              name={clash.key}
              checked={side === each}
              onChange={() => onChoose(each)}
            />
            {t(`clash.${each}`)}
          </label>
          <Value clash={clash} text={textOfSide(clash, each)} />
          <CopyButton
            text={plainTextOf(textOfSide(clash, each))}
            label={`${label(clash)}, ${t(`clash.${each}`)}`}
          />
        </div>
      ))}
    </fieldset>
  );
}

function Value({ clash, text }: { clash: Clash; text: string }) {
  const t = useFrontendsWords();
  if (text === '') return <p className={styles.empty}>{t('clash.empty')}</p>;
  if (clash.what.kind !== 'text') return <bdi className={styles.value}>{text}</bdi>;
  return (
    <div className={styles.value}>
      <RichTextView html={text} language={clash.what.language as LanguageCode} linksWork={false} />
    </div>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const t = useFrontendsWords();
  const [done, setDone] = useState(false);
  if (text === '') return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone(true),
      () => setDone(false),
    );
  return (
    <Button look="quiet" size="sm" aria-label={`${t('clash.copy')}: ${label}`} onClick={copy}>
      {t(done ? 'clash.copied' : 'clash.copy')}
    </Button>
  );
}

/** `await resolve(clashes)`: null when the writer goes back to the form. */
export function useClashDialog() {
  const open = useOverlay();
  return useCallback(
    async (clashes: readonly Clash[], nameOf: (section: string) => string) =>
      (await open<Decisions | null>((answer) => (
        <ClashDialog clashes={clashes} nameOf={nameOf} onAnswer={answer} />
      ))) ?? null,
    [open],
  );
}
