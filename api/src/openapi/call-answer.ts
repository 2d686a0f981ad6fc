import type * as z from 'zod/mini';

/** What a call is for and how it answers; what it asks for is read from its route. */
export interface CallAnswer {
  summary: string;
  status: 200 | 201 | 204;
  json?: z.core.$ZodType;
  /** A body that is no JSON. */
  type?: string;
  /** Refusals beyond those that follow from what the route asks for. */
  refusals?: number[];
  /** Who may, when no role decides: the token of a deployment. */
  deployToken?: true;
}
