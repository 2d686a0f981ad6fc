import type { FulfilledReactPromise } from 'react';

/**
 * Records in a promise how it settles, so that `use` of a fulfilled promise renders at once. Without the record even
 * a settled promise suspends at its first `use` (React RFC 229, "First class support for promises").
 */
export function trackStatus<Value>(promise: Promise<Value>): Promise<Value> {
  Object.assign(promise, { status: 'pending' });
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** True for a tracked promise that is fulfilled. */
export const isFulfilled = (promise: Promise<unknown>) =>
  (promise as Partial<FulfilledReactPromise<unknown>>).status === 'fulfilled';
