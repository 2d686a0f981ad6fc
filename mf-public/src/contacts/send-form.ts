import { findProof } from '@wabu/shared/entities/requests/proof-of-work';
import type { WrongFields } from '@wabu/shared/microsite';

const TIMEOUT_MS = 20_000;

/** What became of a form: the link to its request, or what is wrong; null when the server was not reached. */
export async function sendForm(
  form: HTMLFormElement,
  seconds: number,
): Promise<{ link: string } | { wrong: WrongFields } | null> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  // Only secure contexts have `subtle`: elsewhere the form is as one without scripts.
  if (crypto.subtle) {
    body.append('seconds', String(seconds));
    body.append('proof', String(await findProof(body.get('text') ?? '')));
  }
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const known = [201, 400, 409, 429].includes(response.status);
    return known ? ((await response.json()) as { link: string } | { wrong: WrongFields }) : null;
  } catch {
    return null;
  }
}
