import type { Action } from '@wabu/shared/entities/permissions';
import type * as z from 'zod/mini';

/** What a step of a route promises, so that the description of the calls is made from the routes. */
export interface RouteFacts {
  action?: Action;
  json?: z.core.$ZodType;
  query?: z.core.$ZodType;
  /** A file and its folder. */
  upload?: true;
  /** So many calls a minute. */
  perMinute?: number;
}

const told = new WeakMap<object, RouteFacts>();

/** The step itself, remembered with what it promises. */
export function withFacts<Step extends object>(facts: RouteFacts, step: Step): Step {
  told.set(step, facts);
  return step;
}

export const factsOf = (step: object): RouteFacts => told.get(step) ?? {};
