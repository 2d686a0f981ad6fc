import { randomId } from '../entities/random-id.ts';

/** A random id of 24 hex digits, for a record or a request that the browser creates. */
export const newId = () => randomId(12);

/**
 * The `Idempotency-Key` of a create call. A repeated body gets the same key, so that the server answers a
 * retry as it answered the first call; a changed body gets a new one.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last = { text: '', key: '' };
  return (body) => {
    const text = JSON.stringify(body);
    if (last.text !== text) last = { text, key: newId() };
    return last.key;
  };
}
