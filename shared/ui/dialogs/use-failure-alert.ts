import type { Problem } from '../../entities/problem.ts';
import { useUiWords } from '../words/ui-words.ts';
import { useAlert } from './use-alert.tsx';

/** An error of the api client that carries the server's answer. */
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
