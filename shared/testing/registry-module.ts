import { CONTRACT } from '../module/contract.ts';
import type { ModuleDescription, RegistryModule } from '../module/registry.ts';

interface Changes extends Omit<Partial<RegistryModule>, 'description'> {
  description?: Partial<ModuleDescription>;
}

/** A live staff module with one page, `/adminwabu/<id>`, as the registry contains it. */
export function aRegistryModule(
  id: string,
  { description, ...changes }: Changes = {},
): RegistryModule {
  const version = changes.version ?? '1';
  return {
    id,
    version,
    base: `/modules/${id}/${version}/`,
    entry: { scripts: [], styles: [] },
    preload: { scripts: [], styles: [] },
    files: {},
    ...changes,
    description: {
      id,
      area: 'admin',
      routes: [`/adminwabu/${id}`],
      navigation: [],
      requires: 'tests.use',
      contracts: [CONTRACT],
      namespaces: [id],
      ...description,
    },
  };
}
