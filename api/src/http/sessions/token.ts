import type { Role } from '@wabu/shared/entities/permissions';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import { sign, verify } from 'hono/jwt';
import * as z from 'zod/mini';

/** Tolerates a server clock that is set back. */
const LEEWAY_SECONDS = 60;

const claimsSchema = z.object({
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
  nbf: z.optional(z.int()),
});
export type Claims = z.infer<typeof claimsSchema>;

export interface TokenUser {
  name: string;
  role: Role;
  avatar: string;
}

export async function signToken(
  secret: string,
  user: TokenUser,
  session: { jti: string; issuedAt: number; expiresAt: number },
): Promise<string> {
  const payload = {
    username: user.name,
    role: user.role,
    avatar: user.avatar,
    iat: session.issuedAt,
    exp: session.expiresAt,
    jti: session.jti,
  };
  return sign(payload, secret, 'HS256');
}

/** The claims of a valid token, else null. Accepts HS256 and the session length only. */
export async function verifyToken(
  secret: string,
  token: string,
  nowSeconds: number,
): Promise<Claims | null> {
  const payload: unknown = await verify(token, secret, {
    alg: 'HS256',
    exp: false,
    iat: false,
    nbf: false,
  }).catch(() => null);
  const claims = z.safeParse(claimsSchema, payload);
  return claims.success && isCurrent(claims.data, nowSeconds) ? claims.data : null;
}

function isCurrent({ iat, exp, nbf = iat }: Claims, now: number): boolean {
  const hasValidLength = exp - iat <= SESSION_SECONDS;
  return hasValidLength && exp > now && iat <= now + LEEWAY_SECONDS && nbf <= now + LEEWAY_SECONDS;
}
