import { session } from '@wabu/shared/session';

/**
 * Sends a call of the sign-in. The token that this browser may still have goes with it, so that its session ends with
 * the new one.
 */
export function postSignIn(call: string, body: object): Promise<Response> {
  const token = session.token();
  return fetch(`/api/adminwabu/${call}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}
