import type { Action } from '@wabu/shared/entities/permissions';
import type * as z from 'zod/mini';

/** What a step of a route promises, so that the description of the calls is made from the routes. */
export interface RouteMetadata {
  action?: Action;
  json?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** A file and its folder. */
  upload?: true;
  /** So many calls a minute. */
  perMinute?: number;
}

const told = new WeakMap<object, RouteMetadata>();

/** The step itself, stored with what it promises. */
export function withMetadata<Step extends object>(facts: RouteMetadata, step: Step): Step {
  told.set(step, facts);
  return step;
}

export const metadataOf = (step: object): RouteMetadata => told.get(step) ?? {};
