import { ApiProblem, isDeclined } from '@wabu/api/client';
import { secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import type { Translate } from '@wabu/shared/i18n';
import { useState } from 'react';
import { useFactorWords } from './words/factor-words.ts';
import { type FactorWords, shownMessages } from './words/it.ts';

/** Runs one action at a time, and has the sentence of the last one that failed. */
export function useAction(sentence: (error: unknown) => string | undefined = () => undefined) {
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
      if (!isDeclined(error)) setProblem(sentence(error) ?? sentenceOf(error, t));
    } finally {
      setBusy(false);
    }
  }
  return { run, isBusy, problem };
}

/** The server's sentence in the language of the page, or that it did not answer. */
function sentenceOf(error: unknown, t: Translate<FactorWords>): string {
  if (!(error instanceof ApiProblem)) return t('offline');
  if (error.status === 429) return t('tooMany');
  const known = shownMessages.find((one) => secondFactorMessages[one] === error.message);
  return known === undefined ? error.message : t(`messages.${known}`);
}
