import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Private key of the registry. It must not be in a build or a commit: its holder can run code in browsers. */
const keyFile = fileURLToPath(new URL('../../.cache/registry-key.json', import.meta.url));

/**
 * The public key of the registry's signature, as the shell contains it: the `x` of an Ed25519 JWK.
 * `REGISTRY_PUBLIC_KEY` overrides it; otherwise this machine creates a key pair once.
 */
export function registryPublicKey(env = process.env) {
  if (env.REGISTRY_PUBLIC_KEY) return env.REGISTRY_PUBLIC_KEY;
  if (!existsSync(keyFile)) makeKey();
  return JSON.parse(readFileSync(keyFile, 'utf8')).x;
}

function makeKey() {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  mkdirSync(dirname(keyFile), { recursive: true });
  writeFileSync(keyFile, `${JSON.stringify(key)}\n`, { mode: 0o600, flag: 'wx' });
}
