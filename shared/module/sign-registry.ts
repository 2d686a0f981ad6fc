import type { Registry } from './registry.ts';

/** Marks the public key in the files of the shell's build. */
export const KEY_PREFIX = 'wabu-registry-key:';

/** The signed text: the registry without its signature, in the key order that is sent. */
export function signedText({ issuedAt, modules }: Registry): string {
  return JSON.stringify({ issuedAt, modules });
}

/**
 * Signs the registry with Ed25519. The public key is part of the shell, so write access to the store is not
 * enough to run code in browsers.
 * @param key a private key as a JWK
 */
export async function signRegistry(registry: Registry, key: JsonWebKey): Promise<Registry> {
  const privateKey = await crypto.subtle.importKey('jwk', key, { name: 'Ed25519' }, false, [
    'sign',
  ]);
  const bytes = new TextEncoder().encode(signedText(registry));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', privateKey, bytes));
  return { ...registry, signature: btoa(String.fromCharCode(...signature)) };
}
