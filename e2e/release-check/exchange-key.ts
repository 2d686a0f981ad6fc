import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltModule } from '@wabu/shared/module/registry';
import { integrityOf } from '../../tools/build/integrity.ts';
import { newRegistryKey, withRegistryKey } from '../../tools/build/replace-key.ts';

/**
 * Replaces the public key of a copied shell, because the private key of its installation is not available.
 * Returns the new private key as a JWK.
 */
export function exchangeKey(dist: string): string {
  const key = newRegistryKey();
  const description = join(dist, 'module.json');
  const built = JSON.parse(readFileSync(description, 'utf8')) as BuiltModule;
  for (const name of Object.keys(built.files).filter((one) => one.endsWith('.js'))) {
    const file = join(dist, name);
    const changed = withRegistryKey(readFileSync(file, 'utf8'), key);
    if (changed === null) continue;
    writeFileSync(file, changed);
    built.files[name] = integrityOf(changed);
    // The compressed copy is of the old text.
    rmSync(`${file}.br`, { force: true });
    delete built.files[`${name}.br`];
  }
  writeFileSync(description, JSON.stringify(built));
  return JSON.stringify(key);
}
