import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { KEY_PREFIX } from '../../shared/module/sign-registry.ts';

const keyInBuild = new RegExp(`${KEY_PREFIX}[\\w-]{43}`);

/** A private key that signs registries, as a JWK; its `x` is the public key. */
export const newRegistryKey = (): JsonWebKey =>
  generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });

/** A script of the shell that verifies by another key; null when it contains none. */
export function withRegistryKey(script: string, { x }: JsonWebKey): string | null {
  return keyInBuild.test(script) ? script.replace(keyInBuild, `${KEY_PREFIX}${x}`) : null;
}
