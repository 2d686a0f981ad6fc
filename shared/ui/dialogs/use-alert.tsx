import { type ReactNode, useCallback } from 'react';
import { useUiWords } from '../words/ui-words.ts';
import { useOverlay } from './overlays.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface Message {
  /** The sentence to read: `Permessi non validi`. */
  title: string;
  detail?: ReactNode;
}

/** `await alert({ title: 'Permessi non validi' })`: like `window.alert`, without blocking the page. */
export function useAlert(): (message: Message) => Promise<void> {
  const open = useOverlay();
  const t = useUiWords();
  return useCallback(
    async (message) => {
      const ok = { value: undefined, label: t('ok'), look: 'solid', hasFocus: true } as const;
      await open<void>((answer) => (
        <QuestionDialog {...message} answers={[ok]} onEscape={undefined} onAnswer={answer} />
      ));
    },
    [open, t],
  );
}
