import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

interface StepsOptions<Step extends string> {
  changed: QueryKey;
  onFail: (error: unknown, step: Step) => Promise<void>;
}

/** Sends the steps of a panel one at a time: during one, `step` is its name and `attempt` does nothing. */
export function useSteps<Step extends string>({ changed, onFail }: StepsOptions<Step>) {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const isBusy = useRef(false);

  /** The answer of a call; null when it failed or was not sent. */
  async function attempt<Answer>(next: Step, call: () => Promise<Answer>): Promise<Answer | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setStep(next);
    try {
      const answer = await call();
      // The second press of a double click comes when the new state is already shown.
      await queries.invalidateQueries({ queryKey: changed });
      return answer;
    } catch (error) {
      // What is shown may be older than the reason.
      void queries.invalidateQueries({ queryKey: changed });
      await onFail(error, next);
      return null;
    } finally {
      isBusy.current = false;
      setStep(null);
    }
  }
  return { step, attempt };
}
