import type { Sentence } from './messages/messages.ts';
import type { MissingByLanguage } from './microsite.ts';

/** One invalid field of a rejected request: its key on the wire, and the message to show beside it. */
export interface FieldProblem extends Sentence {
  field: string;
}

/** The last change of a record; a 412 answer contains it. */
export interface LastChange {
  changedBy: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/**
 * The body of every error answer, after RFC 9457 in shape. `message` is the Italian text, `messageCode` names it for
 * pages in other languages; `code` is for programs; `current` is the stored record when a save was based on an older
 * version (412).
 */
export interface Problem<Current = unknown> extends Sentence, Partial<LastChange> {
  code: ProblemCode;
  errors?: FieldProblem[];
  current?: Current;
  /** Names of the records that prevent a deletion. */
  linked?: string[];
  /** What each language lacks for publication (409). */
  missing?: MissingByLanguage;
  /** How the user can confirm the session (403 `confirmation-required`). */
  confirmBy?: ConfirmationMethod[];
  requestId?: string;
}

export type ConfirmationMethod = 'password' | 'passkey';

export const problemCodes = [
  'malformed',
  'invalid',
  'unauthenticated',
  'wrong-credentials',
  'step-expired',
  'second-factor-required',
  'forbidden',
  'confirmation-required',
  'not-found',
  'duplicate',
  'in-use',
  'incomplete',
  'changed-meanwhile',
  'exists',
  'too-large',
  'unsupported-type',
  'too-many-requests',
  'not-configured',
  'quota-exhausted',
  'upstream',
  'unavailable',
  'unexpected',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/**
 * Narrows the body of an answer to a `Problem`. Any code counts: a page that is older than its server shows the
 * message of a code that it does not know.
 */
export function isProblem(value: unknown): value is Problem {
  const candidate = value as Partial<Problem> | null;
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof candidate.message === 'string' &&
    typeof candidate.code === 'string'
  );
}
