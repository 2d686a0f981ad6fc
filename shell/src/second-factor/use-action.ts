import { isDeclined } from '@wabu/api/client';
import { useState } from 'react';
import { sentenceOf } from './factors-client.ts';
import { useFactorWords } from './words/factor-words.ts';

/** Runs one action at a time, and has the sentence of the last one that failed. */
export function useAction(sentence: (error: unknown) => string | null = sentenceOf) {
  const t = useFactorWords();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(action: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await action();
    } catch (error) {
      if (!isDeclined(error)) setProblem(sentence(error) ?? t('offline'));
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, problem };
}
