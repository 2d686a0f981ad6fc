import { type ReactNode, useCallback, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/ui-words.ts';
import { Dialog } from './dialog.tsx';
import { useOverlay } from './overlays.tsx';

export interface Question {
  /** The question itself: `Confermi la cancellazione del fornitore?` */
  title: string;
  detail?: ReactNode;
  /** What the button does, in one word: `Cancella`. Without it: `Conferma`. */
  confirmLabel?: string;
  cancelLabel?: string;
  /** Something is lost when it goes wrong: the button looks so, and the safe one has the focus. */
  danger?: boolean;
}

/** A question with two answers, drawn by whoever keeps it open; most pages call `useConfirm`. */
export function ConfirmDialog(props: Question & { onAnswer: (yes: boolean) => void }) {
  const { title, detail, confirmLabel, cancelLabel, danger = false, onAnswer } = props;
  const t = useUiWords();
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      width={400}
      title={title}
      initialFocus={first}
      onClose={() => onAnswer(false)}
      footer={
        <>
          <Button ref={danger ? first : undefined} onClick={() => onAnswer(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button
            ref={danger ? undefined : first}
            look={danger ? 'danger' : 'solid'}
            onClick={() => onAnswer(true)}
          >
            {confirmLabel ?? t('confirm')}
          </Button>
        </>
      }
    >
      {detail}
    </Dialog>
  );
}

/** `if (await confirm({ title: 'Confermi …?' })) …`: false by Annulla, Escape, or leaving the page. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const open = useOverlay();
  return useCallback(
    async (question) =>
      (await open<boolean>((answer) => <ConfirmDialog {...question} onAnswer={answer} />)) ?? false,
    [open],
  );
}
