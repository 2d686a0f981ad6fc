import { ApiProblem } from '@wabu/api/client';
import type { Step } from '@wabu/shared/ui';
import type { Rejection } from '@wabu/shared/ui/selection';

/** One record is left as it is; the message says why. */
export class LeftAsItIs extends Error {}

interface EachOptions<Item> {
  nameOf: (item: Item) => string;
  reject: (rejected: Rejection) => void;
  work: (item: Item, signal: AbortSignal) => Promise<void>;
  atOnce?: number;
}

/** A rejected record is reported; a server that does not answer, or asks to wait, fails the step, which is repeated. */
export function stepOfEach<Item>(items: readonly Item[], options: EachOptions<Item>): Step {
  const { nameOf, reject, work, atOnce = 4 } = options;
  let left = items;
  return async (done, signal) => {
    const some = left.slice(0, atOnce);
    const outcomes = await Promise.allSettled(
      some.map(async (item) => {
        try {
          await work(item, signal);
        } catch (error) {
          const reason = reasonOf(error);
          if (reason === null) throw error;
          reject({ name: nameOf(item), reason });
        }
      }),
    );
    const failed = some.filter((_, index) => outcomes[index]?.status === 'rejected');
    const failure = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failure && failed.length === some.length) throw failure.reason;
    left = [...failed, ...left.slice(some.length)];
    return done + some.length - failed.length;
  };
}

/** Why this record is left as it is; null for a failure that would meet the others too. */
function reasonOf(error: unknown): string | null {
  if (error instanceof LeftAsItIs) return error.message;
  if (!(error instanceof ApiProblem)) return null;
  return [400, 404, 409, 412, 413].includes(error.status) ? error.problem.message : null;
}
