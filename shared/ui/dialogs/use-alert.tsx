import { type ReactNode, useCallback } from 'react';
import type { Problem } from '../../entities/problem.ts';
import { useUiWords } from '../words/it.ts';
import { useOverlay } from './overlays.tsx';
import { QuestionDialog } from './question-dialog.tsx';

interface Message {
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

interface Rejection {
  status: number;
  problem: Problem;
}

/** Returns a function that says what failed, and why: the server's reason, or that it does not answer. */
export function useFailureAlert(): (title: string, error: unknown) => Promise<void> {
  const t = useUiWords();
  const alert = useAlert();
  return (title, error) => {
    if (!isRejection(error)) return alert({ title, detail: t('failure.unreachable') });
    if (error.status === 403) return alert({ title: t('failure.forbidden') });
    return alert({ title, detail: error.problem.message });
  };
}

const isRejection = (error: unknown): error is Rejection =>
  error instanceof Error && 'problem' in error && 'status' in error;
