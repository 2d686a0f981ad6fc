import { d1 } from '../api-client.ts';

/** `wrong` is the password; a number is the seconds until the next attempt is allowed. */
export type Confirmation = 'confirmed' | 'wrong' | 'offline' | number;

/** Confirms the session of this browser by the password. Never rejects. */
export async function confirmSession(password: string): Promise<Confirmation> {
  const response = await d1.confirm.$post({ json: { password } }).catch(() => null);
  if (response?.ok) return 'confirmed';
  const status: number | undefined = response?.status;
  if (status === 429) return Number(response?.headers.get('Retry-After')) || 60;
  return status === 400 ? 'wrong' : 'offline';
}
