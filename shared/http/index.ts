/** Public entry point for calls from the browser: uploads with progress, ids and idempotency keys. */
export { fetchWithProgress, type OnProgress } from './fetch-with-progress.ts';
export { createIdempotencyKeys, newId } from './ids.ts';
