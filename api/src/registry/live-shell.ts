import { providedBy, type Shell } from '@wabu/shared/module/fit-shell';
import type { BuiltModule } from '@wabu/shared/module/registry';
import { notFound } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { findBuild } from './build-repository.ts';
import { localVersion, readBuiltModules } from './built-modules.ts';
import { findChannel } from './channel-repository.ts';

/** What the live shell provides: the released one, or that of the program. Null without any. */
export async function readLiveShell(platform: Platform): Promise<Shell | null> {
  const channel = await findChannel(platform.database, 'shell');
  if (channel !== null) return readShell(platform, channel.live);
  const installed = await readBuiltModules(platform);
  return providedBy(
    await withLocalVersion(installed.find(({ built }) => built.id === 'shell')?.built),
  );
}

export async function readShell({ database }: Platform, version: string): Promise<Shell | null> {
  const stored = await findBuild(database, 'shell', version);
  if (stored === null) throw notFound(`La versione ${version} di shell non esiste`);
  return providedBy(stored.built);
}

async function withLocalVersion(built: BuiltModule | undefined): Promise<BuiltModule | undefined> {
  return built && { ...built, version: await localVersion(built) };
}
