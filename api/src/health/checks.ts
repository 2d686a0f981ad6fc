import type { Platform } from '../platform/platform.ts';
import { modulesOf } from '../registry/module-source.ts';
import { readRegistryState } from '../registry/revision-repository.ts';

export async function checkRelational({ database, now }: Platform): Promise<void> {
  await readRegistryState(database, now());
}

/**
 * Visitors need the store, which holds the pages, and a signed registry, without which browsers start no
 * module.
 */
export async function checkReady(platform: Platform): Promise<void> {
  await checkRelational(platform);
  const { signature } = await modulesOf(platform).registry();
  if (signature === undefined) throw new Error('the registry is not signed');
}
