import type * as z from 'zod/mini';
import type { FieldProblem } from './problem.ts';

const MAX_PROBLEMS = 50;

/** The problems of a rejected input: the first message of each field, in the order of the fields. */
export function toFieldProblems(error: z.core.$ZodError): FieldProblem[] {
  const first = new Map<string, string>();
  for (const issue of error.issues) {
    if (first.size === MAX_PROBLEMS) break;
    const field = issue.path.map(String).join('.');
    if (!first.has(field)) first.set(field, issue.message);
  }
  return [...first].map(([field, message]) => ({ field, message }));
}
