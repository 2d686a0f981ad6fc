import { jwtDecode } from 'jwt-decode';
import type { TokenPayload } from '../entities/token.ts';

/** The user that the token names. For display only: the server authorizes every call. */
export interface SessionUser {
  username: string;
  role: string;
  /** The token names no role. */
  lacksRole?: true;
  /** The file name of the picture. */
  avatar: string;
  /** Expiry of the token: milliseconds since 1970 by the server's clock. */
  expiresAt: number;
}

const text = (value: unknown, absent: string) =>
  typeof value === 'string' && value !== '' ? value : absent;

/** Reads the payload of a JWT (RFC 7519) without verifying its signature; null when it cannot be read. */
export function userOf(token: string | null): SessionUser | null {
  if (!token) return null;
  try {
    const { username, role, avatar, exp } = jwtDecode<Partial<TokenPayload>>(token);
    if (!Number.isFinite(exp)) return null;
    return {
      username: text(username, 'Sconosciuto'),
      role: text(role, 'rookie'),
      ...(text(role, '') === '' && { lacksRole: true }),
      avatar: text(avatar, 'avatar_default.gif'),
      expiresAt: Number(exp) * 1000,
    };
  } catch {
    return null;
  }
}
