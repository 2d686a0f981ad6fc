import type * as z from 'zod/mini';

/** The answer of a call. Its input is read from the route. */
export interface CallAnswer {
  summary: string;
  status: 200 | 201 | 204;
  json?: z.core.$ZodType;
  /** The media type of a body that is not JSON. */
  type?: string;
  /** Problem statuses beyond those that follow from the route's input. */
  refusals?: number[];
  /** Needs a deploy token. */
  deployToken?: true;
}
