import { getOverrides, type RegistryModule, setOverrides } from '@wabu/shared/module';
import { hasValidSignature } from './verify-registry.ts';

/** Modules that this browser holds in another version than the registry says. */
const overridden = new Set<RegistryModule>();

export const isOverridden = (module: RegistryModule) => overridden.has(module);

/**
 * Puts this browser's own choice of versions over the registry's. Each was signed by the server for a
 * person who may choose, as a registry of one module: what else stands in the storage is not followed.
 */
export async function applyOverrides(modules: RegistryModule[]): Promise<RegistryModule[]> {
  const chosen = new Map<string, RegistryModule>();
  for (const document of getOverrides()) {
    const module = document.modules?.[0];
    if (module && (await hasValidSignature(document))) chosen.set(module.id, module);
  }
  return modules.map((module) => {
    const other = chosen.get(module.id);
    if (!other || other.base === module.base) return module;
    overridden.add(other);
    return other;
  });
}

/** Back to what the registry says, for one module. What failed to start is not tried again. */
export function removeOverride(id: string): void {
  setOverrides(getOverrides().filter(({ modules }) => modules?.[0]?.id !== id));
}
