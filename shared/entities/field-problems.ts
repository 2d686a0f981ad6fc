import type * as z from 'zod/mini';
import type { FieldProblem } from './problem.ts';

/** More are no help to anybody. */
const MOST = 50;

/** The problems of a refused input: one sentence per field, the first that applies, in the order of the fields. */
export function toFieldProblems(error: z.core.$ZodError): FieldProblem[] {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    if (first.size === MOST) break;
    const field = issue.path.map(String).join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
