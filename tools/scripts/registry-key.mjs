import { generateKeyPairSync } from 'node:crypto';

/*
 * Prints a new key pair for the registry of modules as two variables: REGISTRY_PUBLIC_KEY for the build, and
 * REGISTRY_KEY, the private key, for the server. It needs no packages and stores nothing.
 */
const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
process.stdout.write(`REGISTRY_PUBLIC_KEY=${key.x}\nREGISTRY_KEY=${JSON.stringify(key)}\n`);
