import { queryOptions } from '@tanstack/react-query';
import { answer, ifMatch } from '@wabu/api/client';
import type { NewReadyAnswer, ReadyAnswer } from '@wabu/shared/entities/requests/ready-answer';
import { idempotent } from '@wabu/shared/http';
import { d1 } from './requests-client.ts';

export const readyAnswersQuery = queryOptions({
  queryKey: ['ready-answers'],
  queryFn: async ({ signal }) =>
    (await answer(d1.readyanswers.$get(undefined, { init: { signal } }))).answers,
});

/** `before`: the answer that is changed; null for a new one. */
export function saveReadyAnswer(before: ReadyAnswer | null, after: NewReadyAnswer, batch: string) {
  if (before === null)
    return answer(d1.addreadyanswer.$post({ json: after }, idempotent(batch, batch)));
  const json = { id: before.id, ...after };
  return answer(d1.updatereadyanswer.$put({ json }, ifMatch(before.version, batch)));
}

export function deleteReadyAnswer({ id, version }: ReadyAnswer, batch: string) {
  return answer(d1.deletereadyanswer.$delete({ json: { id } }, ifMatch(version, batch)));
}
