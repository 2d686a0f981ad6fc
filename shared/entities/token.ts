import * as z from 'zod/mini';

/**
 * The payload of a session token as a client reads it. Only the expiry must be there; names, role and
 * avatar have defaults of their own where they are shown.
 */
export const tokenPayloadSchema = z.object({
  username: z.optional(z.string()),
  role: z.optional(z.string()),
  avatar: z.optional(z.string()),
  exp: z.int(),
  jti: z.optional(z.string()),
});

export type TokenPayload = z.infer<typeof tokenPayloadSchema>;
