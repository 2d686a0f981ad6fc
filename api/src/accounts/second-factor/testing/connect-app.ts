import { Secret, TOTP } from 'otpauth';

/** The code that an app shows at a time in milliseconds since 1970. */
export const codeAt = (secret: string, now: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now });

/**
 * Connects an app to a user, as its screen does.
 *
 * @param post sends a call of the user
 */
export async function connectApp(
  post: (path: string, json: object) => Promise<Response>,
  { password, now }: { password: string; now: number },
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const answerTo = async (path: string, json: object) => {
    const answer = await post(path, json);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const confirmed = await post('/api/d1/confirm', { password });
  if (!confirmed.ok) throw new Error(`confirm: ${confirmed.status}`);
  const { secret } = (await answerTo('/api/d1/starttotp', {})) as { secret: string };
  const activated = await answerTo('/api/d1/activatetotp', { code: codeAt(secret, now) });
  return { secret, ...(activated as { recoveryCodes: string[] }) };
}
