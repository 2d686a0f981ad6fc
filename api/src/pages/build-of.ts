import { builtModuleSchema, type RegistryModule } from '@wabu/shared/module/registry';
import type { ModuleSource } from '../registry/module-source.ts';

/** A page or a layout as a build wrote it ahead of time. */
export interface WrittenPage {
  /** What belongs into the head: title, description, robots. */
  head: string;
  /** The markup, with the slots that `write-page.ts` fills. */
  body: string;
  /** The beginnings of the names of the files that the page will need beside the module's first ones. */
  chunks: string[];
}

/** A file of a build, ready to be named in HTML. */
export interface BuildFile {
  address: string;
  integrity: string;
}

/** One version of one module, as far as pages read it. */
export interface Build {
  base: string;
  module: RegistryModule;
  page: (name: string) => Promise<WrittenPage | null>;
  text: (name: string) => Promise<string>;
  /** The build's files of one kind whose names begin so, `words-it-ts.4dcf4d50.js` by `words-it-ts`. */
  find: (beginnings: string[], ending: '.js' | '.css') => string[];
  file: (name: string) => BuildFile;
}

/** Opens a version for reading. A version never changes, so the caller may keep it for as long as it is live. */
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
