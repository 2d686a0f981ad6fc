import type { FulfilledReactPromise } from 'react';

/**
 * Records in a promise that it is fulfilled, so that `use` renders at once. Without the record even a settled promise
 * suspends at its first `use` (React RFC 229, "First class support for promises").
 */
export function trackStatus<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Its reader gets the rejection.
    () => undefined,
  );
  return promise;
}

/** True for a tracked promise that is fulfilled. */
export const isFulfilled = (promise: Promise<unknown>) =>
  (promise as Partial<FulfilledReactPromise<unknown>>).status === 'fulfilled';
