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
