import { session } from '@wabu/shared/session';

/** Nobody waits longer than this for the server to hear of a logout. */
const DEADLINE = 3_000;

/** Tells the server, then forgets the token in every tab. A server that does not answer changes nothing. */
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
      signal: AbortSignal.timeout(DEADLINE),
      keepalive: true,
    });
    if (!response.ok) console.info(`The server answered the logout with ${response.status}`);
  } catch (error) {
    console.info('The server did not hear of the logout', error);
  }
  session.signOut();
}
