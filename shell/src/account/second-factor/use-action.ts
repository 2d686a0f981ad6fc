import { ApiProblem, isDeclined } from '@wabu/api/client';
import { useConfirm } from '@wabu/shared/ui';
import { useState } from 'react';
import { useFactorWords } from './words/it.ts';

type Question = Parameters<ReturnType<typeof useConfirm>>[0];

/** Runs one action at a time, with or without a question before it, and has the sentence of the last one that failed. */
export function useAction(sentence: (error: unknown) => string | undefined = () => undefined) {
  const t = useFactorWords();
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const reasonOf = (error: unknown) => {
    if (!(error instanceof ApiProblem)) return t('offline');
    return error.status === 429 ? t('tooMany') : error.message;
  };
  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      if (!isDeclined(error)) setProblem(sentence(error) ?? reasonOf(error));
    } finally {
      setBusy(false);
    }
  }
  const ask = async (question: Question, action: () => Promise<void>) => {
    if (await confirm(question)) await run(action);
  };
  return { run, ask, isBusy, problem };
}
