import { type ReactNode, useCallback } from 'react';
import { useUiWords } from '../words/it.ts';
import { useOverlay } from './overlays.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface Question {
  /** The question: `Confermi la cancellazione del fornitore?` */
  title: string;
  detail?: ReactNode;
  /** The label of the confirming button, one word: `Cancella`. Default: `Conferma`. */
  confirmLabel?: string;
  /** The action loses data: its button is red, and the other button has the focus. */
  danger?: boolean;
}

/** `if (await confirm({ title: 'Confermi …?' })) …`: false by Chiudi, Escape, or leaving the page. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const open = useOverlay();
  const t = useUiWords();
  return useCallback(
    async ({ confirmLabel = t('confirm'), danger = false, ...question }) => {
      const no = { value: false, label: t('close'), hasFocus: danger };
      const look = danger ? 'danger' : 'solid';
      const yes = { value: true, label: confirmLabel, look, hasFocus: !danger } as const;
      const isSure = await open<boolean>((answer) => (
        <QuestionDialog {...question} answers={[no, yes]} onEscape={false} onAnswer={answer} />
      ));
      return isSure ?? false;
    },
    [open, t],
  );
}
