import { randomId } from '@wabu/shared/entities/random-id';

let counter = 0;
let prefix = '';

/** Names a request in the log and in what is said of an unexpected failure. */
export function newRequestId(): string {
  counter += 1;
  // Made at the first request: a Worker may not be random before.
  prefix ||= randomId(4);
  return `${prefix}-${counter.toString(36)}`;
}
