/**
 * A random id of 24 hex digits, for a record or a request that the browser creates. `crypto.randomUUID` is
 * missing on pages without https (MDN, secure contexts); `getRandomValues` is there on every page.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
