import { fetchText } from '../bounded-stream.ts';

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 1_024;

/** A short text from a host of the internet; Workers reach no private network. Null for anything else. */
export async function fetchPublicText(url: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { status, text } = await fetchText(url, { redirect: 'manual', signal }, MAX_BYTES);
    return status === 200 ? text : null;
  } catch {
    return null;
  }
}
