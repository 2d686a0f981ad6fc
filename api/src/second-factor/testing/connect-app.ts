import { Secret, TOTP } from 'otpauth';
import { type SentRequest, send } from '../../testing.ts';

type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** The code that an app shows at a time in milliseconds since 1970. */
export const codeAt = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/** Connects an app to the user of a token, as its screen does. */
export async function connectApp(
  fetch: Fetch,
  { token, password, now }: { token: string; password: string; now: number },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const post = async (path: string, json: SentRequest['json']) => {
    const answer = await send(fetch, 'POST', path, { token, json });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { secret } = (await post('/api/d1/starttotp', { password })) as { secret: string };
  const activated = await post('/api/d1/activatetotp', { code: codeAt(secret, now) });
  return { secret, ...(activated as { recoveryCodes: string[] }) };
}
