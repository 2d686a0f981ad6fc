import { findProof } from '../../entities/requests/proof-of-work.ts';

/** What a form sends, with the signs that a script filled it in for a person: the seconds since it was opened. */
export async function formBody(form: HTMLFormElement, seconds: number): Promise<URLSearchParams> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) body.append(name, String(value));
  // Only secure contexts have `subtle`: elsewhere the form is as one without scripts.
  if (crypto.subtle) {
    body.append('seconds', String(Math.round(seconds)));
    body.append('proof', String(await findProof(body.get('text') ?? '')));
  }
  return body;
}

export const SEND_TIMEOUT_MS = 20_000;
