import { KEY_PREFIX } from '@wabu/shared/module/sign-registry';
import type { Platform } from '../platform/platform.ts';

const keyInBuild = new RegExp(`${KEY_PREFIX}([\\w-]{43})`);

/**
 * Logs an error when the program's shell verifies the registry by another key than the one that signs it: browsers
 * would reject every module.
 */
export async function reportOtherKey({ builds, settings, log }: Platform): Promise<void> {
  const signing = settings.registryKey?.x;
  if (signing === undefined) return;
  const verifying = await keyOfShell(builds);
  if (verifying !== undefined && verifying !== signing)
    log('error', 'the shell was built for another key: browsers refuse its modules', {
      set: 'REGISTRY_KEY to the private key of the build, or build with REGISTRY_PUBLIC_KEY',
      built: verifying,
      signs: signing,
    });
}

async function keyOfShell(builds: Platform['builds']): Promise<string | undefined> {
  for (const name of await builds.list('shell')) {
    const bytes = name.endsWith('.js') ? await builds.read('shell', name) : null;
    const key = bytes && keyInBuild.exec(new TextDecoder().decode(bytes))?.[1];
    if (key) return key;
  }
}
