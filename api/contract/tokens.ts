import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import { sign } from 'hono/jwt';
import { SECRET } from './server.ts';

const now = () => Math.floor(Date.now() / 1000);

/** The claims of a new session, to be changed by tests. */
export function claimsOf(jti: string, issuedAt = now()) {
  const username = 'king';
  return { username, role: 'king', jti, iat: issuedAt, exp: issuedAt + SESSION_SECONDS };
}

export const expiredToken = (jti: string) =>
  sign({ ...claimsOf(jti, now() - SESSION_SECONDS - 1) }, SECRET, 'HS256');

/** Signs any claims with the server's secret. */
export const signed = (payload: object, secret = SECRET, algorithm: 'HS256' | 'HS512' = 'HS256') =>
  sign(payload as Record<string, unknown>, secret, algorithm);

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned or wrongly signed token. */
export function forged(header: object, payload: object, signature = ''): string {
  return `${encode(header)}.${encode(payload)}.${signature}`;
}

/** Decodes the claims of a token without verification. */
export function readClaims(token: string): { jti: string; iat: number; exp: number } {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as ReturnType<typeof claimsOf>;
}
