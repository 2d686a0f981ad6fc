import * as z from 'zod/mini';
import { httpProblem, invalid } from '../../http/problem.ts';

interface Key {
  own: string;
  /** What the user chose instead; it counts only while the own key is taken. */
  chosen: string | undefined;
  /** The stored form of a chosen key. Throws 400. */
  accept: (chosen: string) => string;
  isTaken: (key: string) => Promise<boolean>;
  taken: string;
}

/** Accepts what a rule does. Throws 400. */
export const acceptBy =
  (rule: z.ZodMiniType<string>, message: string) =>
  (chosen: string): string => {
    const result = z.safeParse(rule, chosen);
    if (result.success) return result.data;
    throw invalid([{ field: 'key', message }]);
  };

/** The own key of a record, or the chosen one if the own is taken. Throws 400, and 409 when that is taken too. */
export async function freeKey({ own, chosen, accept, isTaken, taken }: Key): Promise<string> {
  if (!(await isTaken(own))) return own;
  const next = chosen === undefined ? own : accept(chosen);
  if (next !== own && !(await isTaken(next))) return next;
  throw httpProblem(409, 'exists', taken, { errors: [{ field: 'key', message: taken }] });
}
