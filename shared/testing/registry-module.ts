import { CONTRACT_VERSION, type ModuleDescription } from '../module/contract.ts';
import type { RegistryModule } from '../module/registry.ts';

interface Changes extends Omit<Partial<RegistryModule>, 'description'> {
  description?: Partial<ModuleDescription>;
}

/** A live staff module with one page, `/adminwabu/<id>`, as the registry contains it. */
export function aRegistryModule(
  id: string,
  { description, ...changes }: Changes = {},
): RegistryModule {
  const version = changes.version ?? '1.0.0';
  return {
    id,
    version,
    contract: CONTRACT_VERSION,
    base: `/modules/${id}/${version}/`,
    status: 'live',
    entry: { scripts: [], styles: [] },
    preload: { scripts: [], styles: [] },
    files: {},
    shared: {},
    ...changes,
    description: {
      id,
      area: 'admin',
      routes: [`/adminwabu/${id}`],
      navigation: [],
      requires: 'tests.use',
      requiresShell: '^1.0.0',
      namespaces: [id],
      ...description,
    },
  };
}
