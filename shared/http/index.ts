/** Public entry point for calls from the browser: uploads with progress and idempotency keys. */
export { fetchWithProgress, type OnProgress } from './fetch-with-progress.ts';
export { createIdempotencyKeys, idempotent } from './idempotency-key.ts';
