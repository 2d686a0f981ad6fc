import type { Registry } from '@wabu/shared/module/registry';
import type { Platform } from '../platform/platform.ts';
import { builtModules } from './built-modules.ts';
import { releasedModules } from './released-modules.ts';

/** The source of modules: the live registry, and the files of every stored version. */
export interface ModuleSource {
  registry: () => Promise<Registry>;
  file: (id: string, version: string, path: string) => Promise<Uint8Array<ArrayBuffer> | null>;
}

const sources = new WeakMap<Platform, ModuleSource>();

/** The source of a platform, created once. */
export function modulesOf(platform: Platform): ModuleSource {
  const source = sources.get(platform) ?? releasedModules(platform, builtModules(platform));
  sources.set(platform, source);
  return source;
}
