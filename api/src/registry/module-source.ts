import type { Registry } from '@wabu/shared/module/registry';
import type { Platform } from '../platform/platform.ts';
import { builtModules } from './built-modules.ts';
import { releasedModules } from './released-modules.ts';

/** Where modules come from: what is live, and the bytes of every version that can still be asked for. */
export interface ModuleSource {
  registry: () => Promise<Registry>;
  file: (id: string, version: string, path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

const sources = new WeakMap<Platform, ModuleSource>();

/** The one source of a platform. */
export function modulesOf(platform: Platform): ModuleSource {
  const source = sources.get(platform) ?? releasedModules(platform, builtModules(platform));
  sources.set(platform, source);
  return source;
}
