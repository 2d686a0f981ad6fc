import type { RegistryModule } from '@wabu/shared/module/registry';
import { type Status, toRegistryModule } from '@wabu/shared/module/registry-entry';
import type { StoredBuild } from '../build-repository.ts';
import { isUnchecked } from './unchecked.ts';

/** A stored build as the registry contains it, which names unchecked releases. */
export function toEntry(build: StoredBuild, status?: Status): RegistryModule {
  const entry = toRegistryModule(build.built, status);
  return isUnchecked(build) ? { ...entry, unchecked: true } : entry;
}
