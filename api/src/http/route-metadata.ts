import type { Action } from '@wabu/shared/entities/permissions';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod/mini';
import type { ApiEnv } from './env.ts';
import type { ProblemStatus } from './problem.ts';

/** The answer of a call that confirms with a sentence for the user. */
export const messageSchema = z.object({ message: z.string() });

/** What a route answers when it succeeds, and how it may fail. */
export interface RouteAnswer {
  /** Default 200. */
  status?: 200 | 201 | 204;
  json?: z.core.$ZodType;
  /** The media type of a body that is not JSON. */
  type?: string;
  /** Further statuses: 304, and problems that do not follow from the route's permission and input. */
  others?: readonly (304 | ProblemStatus)[];
}

/** What the handlers of a route state about it. The OpenAPI document is generated from it. */
export interface RouteMetadata {
  summary?: string;
  answer?: RouteAnswer;
  action?: Action;
  deployToken?: true;
  /** The session must be confirmed. */
  confirmation?: true;
  body?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** The body is a multipart form with a file and its folder. */
  upload?: true;
  /** Rejected with 507 while the disk is nearly full. */
  addsData?: true;
  perMinute?: number;
}

const metadata = new WeakMap<object, RouteMetadata>();

/** Attaches metadata to a middleware and returns it. */
export function withMetadata<Handler extends object>(
  value: RouteMetadata,
  handler: Handler,
): Handler {
  metadata.set(handler, value);
  return handler;
}

export const metadataOf = (handler: object): RouteMetadata => metadata.get(handler) ?? {};

/**
 * States what a route does and what it answers. It is the first handler of every route:
 *
 * ```ts
 * newRoutes().post(
 *   '/api/d1/adduser',
 *   describeRoute('Adds a user', { status: 201, json: listedUserSchema, others: [409] }),
 *   permit('users.write'),
 *   json(newUserSchema),
 *   async (c) => c.json(await addUser(c, c.req.valid('json')), 201),
 * );
 * ```
 *
 * `permit`, `json`, `query`, `uploadForm`, `perMinute` and `addsData` add roles, input and the statuses 400, 401,
 * 403, 413, 415, 429 and 507 by themselves. A test fails for a route without a description.
 */
export function describeRoute(
  summary: string,
  answer: RouteAnswer = {},
): MiddlewareHandler<ApiEnv> {
  return withMetadata({ summary, answer }, (_c, next) => next());
}
