import * as z from 'zod/mini';

/** The payload of a session token (JWT, RFC 7519). Only `exp` is required, in seconds since 1970. */
export const tokenPayloadSchema = z.object({
  username: z.optional(z.string()),
  role: z.optional(z.string()),
  avatar: z.optional(z.string()),
  exp: z.int(),
  jti: z.optional(z.string()),
});

export type TokenPayload = z.infer<typeof tokenPayloadSchema>;
