import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from './env.ts';
import { invalid } from './problem.ts';
import { withMetadata } from './route-metadata.ts';

type QueryInput<T extends z.core.$ZodType> = {
  in: { query: z.core.input<T> };
  out: { query: z.core.output<T> };
};

/** Validates the query. Throws 400 with field errors. Of a repeated key the first value counts. */
export function query<T extends z.core.$ZodType>(
  schema: T,
): MiddlewareHandler<ApiEnv, string, QueryInput<T>> {
  return withMetadata({ query: schema }, async (c, next) => {
    const result = z.safeParse(schema, c.req.query());
    if (!result.success) throw invalid(toFieldProblems(result.error));
    c.req.addValidatedData('query', result.data as object);
    await next();
  });
}
