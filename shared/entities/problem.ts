/** One wrong field of a refused request: the key on the wire, and the sentence to show beside it. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** Who changed a record last, and when; a save that met a newer version (412) is told. */
export interface LastChange {
  changedBy: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

/**
 * The one shape of every refusal. `message` is the Italian sentence to show as it is; `code` is for
 * programs; `current` is the stored record when a save met a newer version (412).
 */
export interface Problem<Current = unknown> extends Partial<LastChange> {
  message: string;
  code: ProblemCode;
  errors?: FieldProblem[];
  current?: Current;
  /** Names of the records that stand in the way of a deletion. */
  linked?: string[];
  requestId?: string;
}

export const problemCodes = [
  'malformed',
  'invalid',
  'unauthenticated',
  'wrong-credentials',
  'forbidden',
  'not-found',
  'duplicate',
  'in-use',
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

/** Tells a problem of ours from anything else that may come back. */
export function isProblem(value: unknown): value is Problem {
  const candidate = value as Partial<Problem> | null;
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    typeof candidate.message === 'string' &&
    problemCodes.some((code) => code === candidate.code)
  );
}
