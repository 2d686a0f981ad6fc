import type { Registry } from '@wabu/shared/module';

/** The public half of the key that signs registries, as an Ed25519 JWK's `x`; put here by the build. */
declare const WABU_REGISTRY_KEY: string | undefined;
const builtIn = typeof WABU_REGISTRY_KEY === 'undefined' ? '' : WABU_REGISTRY_KEY;
/** Keeps the key findable in a built file: a check of a release signs with a key of its own. */
const MARK = 'wabu-registry-key:';

/**
 * True when the registry was signed by the owner of the key that is built into this shell. A browser that
 * cannot check (no Ed25519 yet, or a page without https) goes by the origin alone, as it does for the shell.
 */
export async function hasValidSignature(registry: Registry, key = builtIn): Promise<boolean> {
  const x = key.replace(MARK, '');
  const publicKey = await importKey(x);
  if (publicKey === null) return true;
  const { issuedAt, modules, signature } = registry;
  if (signature === undefined) return false;
  try {
    const bytes = Uint8Array.from(atob(signature), (letter) => letter.charCodeAt(0));
    const text = new TextEncoder().encode(JSON.stringify({ issuedAt, modules }));
    return await crypto.subtle.verify('Ed25519', publicKey, bytes, text);
  } catch {
    return false; // Not even base64.
  }
}

async function importKey(x: string): Promise<CryptoKey | null> {
  if (x === '') return null;
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x };
    return await crypto.subtle.importKey('jwk', jwk, 'Ed25519', false, ['verify']);
  } catch {
    return null;
  }
}
