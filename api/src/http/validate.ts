import { toFieldProblems } from '@wabu/shared/entities/field-problems';
import type { Context, MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import { readBytes } from './bounded-body.ts';
import type { ApiEnv } from './env.ts';
import { invalid, malformed, unsupportedType } from './problem.ts';
import { withMetadata } from './route-metadata.ts';

type JsonInput<T extends z.core.$ZodType> = {
  in: { json: z.core.input<T> };
  out: { json: z.core.output<T> };
};

/** The context of a handler behind `json`, for handlers whose schema is a parameter. */
export type JsonContext<T extends z.core.$ZodType> = Context<ApiEnv, string, JsonInput<T>>;

export const bodyOf = <T extends z.core.$ZodType>(c: JsonContext<T>) =>
  c.req.valid('json' as never) as z.core.output<T>;

/**
 * Validates a JSON body. Throws 400 with field errors, 413 and 415. It throws because a returned response
 * would enter the typed client's success types.
 */
export function json<T extends z.core.$ZodType>(
  schema: T,
  limit?: number,
): MiddlewareHandler<ApiEnv, string, JsonInput<T>> {
  return withMetadata({ body: schema }, async (c, next) => {
    c.req.addValidatedData('json', await parseBody(c, schema, limit));
    await next();
  });
}

async function parseBody<T extends z.core.$ZodType>(
  c: Context<ApiEnv>,
  schema: T,
  limit?: number,
): Promise<object> {
  const body = await readJson(c, limit);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformed();
  const result = z.safeParse(schema, body);
  if (!result.success) throw invalid(toFieldProblems(result.error));
  return result.data as object;
}

/** Enough for every record except a frontend. */
const DEFAULT_BODY_LIMIT = 64 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Parses a JSON body. Throws 415 for another content type, 413 above the limit, 400 for malformed JSON. */
async function readJson(c: Context<ApiEnv>, limit = DEFAULT_BODY_LIMIT): Promise<unknown> {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw unsupportedType('Il contenuto deve essere application/json');
  const bytes = await readBytes(c, limit);
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch {
    throw malformed();
  }
}

type QueryInput<T extends z.core.$ZodType> = {
  in: { query: z.core.input<T> };
  out: { query: z.core.output<T> };
};

export type QueryContext<T extends z.core.$ZodType> = Context<ApiEnv, string, QueryInput<T>>;

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
