import type { FoundRecord, ModuleSearch, RegistryModule, SearchContext } from '@wabu/shared/module';
import { leadsInto } from '@wabu/shared/module/address';
import { headMismatch } from '../../modules/assert-module-exports.ts';
import { loadOnce } from '../../modules/load-module.ts';
import { ModuleProblem } from '../../modules/module-problem.ts';

/** Loads the search of a module, without its pages. Rejects with a ModuleProblem, as `loadModule`. */
export function loadSearch(module: RegistryModule): Promise<ModuleSearch> {
  return loadOnce(module, 'search', async (exposed) => {
    const { search } = (exposed ?? {}) as { search?: Partial<ModuleSearch> };
    const wrong =
      headMismatch(search, module, 'search.ts exports no `search`') ??
      (typeof search?.find === 'function' ? null : 'its search has no `find`');
    if (wrong) throw new ModuleProblem('invalid-exports', module.id, wrong);
    return search as ModuleSearch;
  });
}

/** How long the search of a module may take. */
const TIMEOUT_MS = 5_000;

/**
 * The records of a module that a text finds. Those that are none, or that lead to the address of another module, are
 * left out. Rejects with what the module throws, or after the time limit.
 */
export async function findRecords(
  module: RegistryModule,
  text: string,
  context: SearchContext,
): Promise<FoundRecord[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_, fail) => {
    const onTimeout = () =>
      fail(new ModuleProblem('slow', module.id, `its search took more than ${TIMEOUT_MS} ms`));
    timer = setTimeout(onTimeout, TIMEOUT_MS);
  });
  const search = async () => (await loadSearch(module)).find(text, context);
  try {
    const found = await Promise.race([search(), deadline]);
    return found.filter((record) => isOwnRecord(module, record)).slice(0, context.limit);
  } finally {
    clearTimeout(timer);
  }
}

function isOwnRecord(module: RegistryModule, record: Partial<FoundRecord> | null): boolean {
  const { label, detail = '', path } = record ?? {};
  const isRecord = [label, detail, path].every((text) => typeof text === 'string');
  return isRecord && Boolean(label) && leadsInto(module.id, path ?? '');
}
