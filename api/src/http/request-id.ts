import { randomId } from '@wabu/shared/entities/random-id';

let counter = 0;
let prefix = '';

/** A request id for the log and for the answer of an unexpected failure. */
export function newRequestId(): string {
  counter += 1;
  // A Worker has no random numbers before its first request.
  prefix ||= randomId(4);
  return `${prefix}-${counter.toString(36)}`;
}
