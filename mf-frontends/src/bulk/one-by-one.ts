import { ApiProblem } from '@wabu/api/client';
import type { Step } from '@wabu/shared/ui';
import type { Refusal } from '@wabu/shared/ui/selection';

/**
 * A step for each frontend. One that the server refuses is reported, and the next follows; a server that does not
 * answer, or asks to wait, stops the run.
 */
export function oneByOne<Item extends { URL: string }>(
  items: readonly Item[],
  refuse: (refused: Refusal) => void,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Step {
  return async (done, signal) => {
    const item = items[done];
    if (item === undefined) return done;
    try {
      await work(item, signal);
    } catch (error) {
      if (!(error instanceof ApiProblem) || !isOfItem(error)) throw error;
      refuse({ name: item.URL, reason: error.problem.message });
    }
    return done + 1;
  };
}

/** True for a refusal that says nothing about the other frontends. */
const isOfItem = ({ status }: ApiProblem) => [400, 404, 409, 412, 413].includes(status);
