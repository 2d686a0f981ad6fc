import { createHash, generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltModule } from '@wabu/shared/module/registry';

/** How the shell's build writes down whose signature it follows. */
const keyInBuild = /wabu-registry-key:[\w-]{43}/;

/**
 * A copied shell follows the signature of its installation, whose key is not here: it gets one of this
 * check's own. Gives the private half, as a JWK.
 */
export function exchangeKey(dist: string): string {
  const key = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const description = join(dist, 'module.json');
  const built = JSON.parse(readFileSync(description, 'utf8')) as BuiltModule;
  for (const name of Object.keys(built.files).filter((one) => one.endsWith('.js'))) {
    const file = join(dist, name);
    const text = readFileSync(file, 'utf8');
    if (!keyInBuild.test(text)) continue;
    const changed = text.replace(keyInBuild, `wabu-registry-key:${key.x}`);
    writeFileSync(file, changed);
    built.files[name] = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
    // Its packed twin says what it said before.
    if (existsSync(`${file}.br`)) rmSync(`${file}.br`);
    delete built.files[`${name}.br`];
  }
  writeFileSync(description, JSON.stringify(built));
  return JSON.stringify(key);
}
