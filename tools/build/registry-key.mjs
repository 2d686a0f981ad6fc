import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside no build and in no commit: whoever has it can make browsers run code. */
const keyFile = fileURLToPath(new URL('../../.cache/registry-key.json', import.meta.url));

/**
 * The public half of the key that signs the registry, as it is built into the shell: the `x` of an Ed25519
 * JWK. `REGISTRY_PUBLIC_KEY` names another installation's; otherwise this machine's pair is made once.
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
