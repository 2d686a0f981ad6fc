import { session } from '@wabu/shared/session';

/** How long a logout waits for the server. */
const TIMEOUT_MS = 3_000;

/** Ends the session on the server and removes the token in every tab, even when the server does not answer. */
export async function logOut(): Promise<void> {
  const username = session.user()?.username;
  try {
    const response = await fetch('/api/adminwabu/logout', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${session.token() ?? ''}`,
      },
      body: JSON.stringify({ username }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: true,
    });
    if (!response.ok) console.info(`The server answered the logout with ${response.status}`);
  } catch (error) {
    console.info('The logout did not reach the server', error);
  }
  session.signOut();
}
