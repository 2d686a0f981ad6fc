import type { Registry } from '@wabu/shared/module';
import { KEY_PREFIX } from '@wabu/shared/module/sign-registry';

/** The public key that verifies registries: the `x` of an Ed25519 JWK (RFC 8037). Defined at build time. */
declare const WABU_REGISTRY_KEY: string | undefined;
const builtIn = typeof WABU_REGISTRY_KEY === 'undefined' ? '' : WABU_REGISTRY_KEY;

/**
 * Verifies the signature of a registry against the key of this shell. True without a check in a browser
 * that has no Ed25519 or no secure context: it trusts the origin, as it does for the shell itself.
 */
export async function hasValidSignature(registry: Registry, key = builtIn): Promise<boolean> {
  const publicKey = await importKey(key);
  if (publicKey === null) return true;
  const { issuedAt, modules, signature } = registry;
  if (signature === undefined) return false;
  try {
    const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
    const text = new TextEncoder().encode(JSON.stringify({ issuedAt, modules }));
    return await crypto.subtle.verify('Ed25519', publicKey, bytes, text);
  } catch {
    return false; // The signature is not base64.
  }
}

/** The key whose signatures this browser verifies; null where it verifies none. */
export const verifyingKey = async (key = builtIn): Promise<string | null> =>
  (await importKey(key)) && key;

async function importKey(key: string): Promise<CryptoKey | null> {
  const x = key.replace(KEY_PREFIX, '');
  if (x === '') return null;
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    return await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}
