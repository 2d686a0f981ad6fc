import * as z from 'zod/mini';

/** The measures of https://web.dev/articles/vitals: milliseconds, and a score for CLS. */
export const vitalNames = ['LCP', 'FCP', 'TTFB', 'INP', 'CLS'] as const;

/** Above it, a value says nothing of the page: the computer slept. */
const MAX_VALUE = 600_000;
const value = z.optional(z.number().check(z.minimum(0), z.maximum(MAX_VALUE)));

/** How fast one load of a page was. The server keeps the name of its page, not the path. */
export const vitalsSchema = z.strictObject({
  path: z.string().check(z.regex(/^\/[\w/-]{0,200}$/)),
  values: z.strictObject({ LCP: value, FCP: value, TTFB: value, INP: value, CLS: value }),
});
export type Vitals = z.infer<typeof vitalsSchema>;
