import type { Registry } from '@wabu/shared/module/registry';

/** A private Ed25519 key from its JWK; null when it is none. A parser's own message would quote the key. */
export function parseSigningKey(text: string): JsonWebKey | null {
  try {
    const key = JSON.parse(text) as JsonWebKey | null;
    return key?.kty === 'OKP' && key.crv === 'Ed25519' && typeof key.d === 'string' ? key : null;
  } catch {
    return null;
  }
}

/** The text that is signed: the document without its signature, in the order that it is sent. */
export function signedText({ issuedAt, modules }: Registry): string {
  return JSON.stringify({ issuedAt, modules });
}

/**
 * Signs the registry with the Ed25519 key whose public half is built into the shell, so that who can write
 * the store still cannot make browsers run code. `key` is a private key as a JWK.
 */
export async function signRegistry(registry: Registry, key: JsonWebKey): Promise<Registry> {
  const privateKey = await crypto.subtle.importKey('jwk', key, { name: 'Ed25519' }, false, [
    'sign',
  ]);
  const bytes = new TextEncoder().encode(signedText(registry));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes));
  return { ...registry, signature: btoa(String.fromCharCode(...signature)) };
}
