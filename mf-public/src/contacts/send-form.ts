import type { WrongFields } from '@wabu/shared/microsite';
import { formBody, SEND_TIMEOUT_MS } from '@wabu/shared/microsite/form-body';

/** What became of a form: the link to its request, or what is wrong; null when the server was not reached. */
export async function sendForm(
  form: HTMLFormElement,
  seconds: number,
): Promise<{ link: string } | { wrong: WrongFields } | null> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: await formBody(form, seconds),
      signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
    });
    const known = [201, 400, 409, 429].includes(response.status);
    return known ? ((await response.json()) as { link: string } | { wrong: WrongFields }) : null;
  } catch {
    return null;
  }
}
