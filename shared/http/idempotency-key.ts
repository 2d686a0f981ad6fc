import { BATCH_HEADER } from '../entities/history/batch-header.ts';
import { randomId } from '../entities/random-id.ts';

/**
 * The `Idempotency-Key` of a create call. A repeated body gets the same key, so that the server answers a
 * retry as it answered the first call; a changed body gets a new one.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.text !== text) last = { text, key: randomId() };
    return last.key;
  };
}

/** Options of a call: a retry with the same `key` gets the first answer. `batch`: the id by which it can be undone. */
export const idempotent = (key: string, batch: string) => ({
  headers: { 'Idempotency-Key': key, [BATCH_HEADER]: batch },
});
