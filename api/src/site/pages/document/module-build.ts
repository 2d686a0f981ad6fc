import { builtModuleSchema, type RegistryModule } from '@wabu/shared/module/registry';
import type { ModuleSource } from '../../../modules/module-source.ts';

export interface PrerenderedPage {
  /** The page's part of the head: title, description, robots. */
  head: string;
  /** The markup, with the slots that `render-page.ts` fills. */
  body: string;
  /** Prefixes of the names of files that the page needs beside the module's first ones. */
  chunks: string[];
}

export interface BuildFile {
  address: string;
  integrity: string;
}

/** The part of a module's version that pages read. */
export interface Build {
  base: string;
  module: RegistryModule;
  page: (name: string) => Promise<PrerenderedPage | null>;
  text: (name: string) => Promise<string>;
  /** Files by prefix and extension: `words-it-ts.4dcf4d50.js` by `words-it-ts`. */
  find: (beginnings: string[], ending: '.js' | '.css') => string[];
  file: (name: string) => BuildFile;
}

/** Opens a version for reading. Versions are immutable, so the caller may cache it. */
export async function openBuild(source: ModuleSource, module: RegistryModule): Promise<Build> {
  const { id, version, base } = module;
  const read = async (path: string) => {
    const bytes = await source.file(id, version, path);
    return bytes === null ? null : new TextDecoder().decode(bytes);
  };
  const description = builtModuleSchema.parse(JSON.parse((await read('module.json')) ?? 'null'));
  const { files } = description;
  return {
    base,
    module,
    page: async (name) => JSON.parse((await read(`${name}.json`)) ?? 'null'),
    text: async (name) => (await read(name)) ?? '',
    find: (beginnings, ending) =>
      Object.keys(files).filter(
        (name) =>
          name.endsWith(ending) && beginnings.some((beginning) => name.startsWith(`${beginning}.`)),
      ),
    file: (name) => ({
      address: base + name,
      integrity: (Object.hasOwn(files, name) && files[name]) || '',
    }),
  };
}
