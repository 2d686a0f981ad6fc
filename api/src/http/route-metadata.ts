import type { Action } from '@wabu/shared/entities/permissions';
import type * as z from 'zod/mini';

/** What a middleware checks. The OpenAPI document is generated from it. */
export interface RouteMetadata {
  action?: Action;
  json?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** The body is a multipart form with a file and its folder. */
  upload?: true;
  /** Maximum number of calls per minute and user. */
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
