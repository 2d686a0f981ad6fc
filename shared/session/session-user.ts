import { jwtDecode } from 'jwt-decode';
import type { TokenPayload } from '../entities/token.ts';

/** Who is signed in, as the token says. For display: what somebody may do is decided by the server. */
export interface SessionUser {
  username: string;
  role: string;
  /** The file name of the picture. */
  avatar: string;
  /** When the token stops to count, in milliseconds of the server's clock. */
  expiresAt: number;
}

const text = (value: unknown, absent: string) =>
  typeof value === 'string' && value !== '' ? value : absent;

/** Reads the payload without verifying it; null for anything that is no token of ours. */
export function userOf(token: string | null): SessionUser | null {
  if (!token) return null;
  try {
    const { username, role, avatar, exp } = jwtDecode<Partial<TokenPayload>>(token);
    if (!Number.isFinite(exp)) return null;
    return {
      username: text(username, 'Sconosciuto'),
      role: text(role, 'rookie'),
      avatar: text(avatar, 'avatar_default.gif'),
      expiresAt: Number(exp) * 1000,
    };
  } catch {
    return null;
  }
}
