import type { WrongFields } from '@wabu/shared/microsite';

const TIMEOUT_MS = 20_000;

/** What became of a form: the link to its request, or what is wrong; null when the server was not reached. */
export async function sendForm(
  form: HTMLFormElement,
  seconds: number,
): Promise<{ link: string } | { wrong: WrongFields } | null> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...fields, ['seconds', String(seconds)]]),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const known = [201, 400, 409, 429].includes(response.status);
    return known ? ((await response.json()) as { link: string } | { wrong: WrongFields }) : null;
  } catch {
    return null;
  }
}
