/*
 * A little work that a browser does for each form, and that costs who sends thousands: a number with which the
 * SHA-256 of the text begins with zeros.
 */

/** Three hexadecimal zeros: about 4,000 hashes. */
const ZEROS = '000';

async function digestStart(text: string, nonce: number): Promise<string> {
  const bytes = new TextEncoder().encode(`${nonce}\n${text}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash.subarray(0, 2), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const isProof = async (text: string, nonce: number): Promise<boolean> =>
  Number.isSafeInteger(nonce) && (await digestStart(text, nonce)).startsWith(ZEROS);

export async function findProof(text: string): Promise<number> {
  let nonce = 0;
  while (!(await isProof(text, nonce))) nonce += 1;
  return nonce;
}
