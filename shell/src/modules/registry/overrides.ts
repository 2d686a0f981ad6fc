import { getOverrides, type RegistryModule, setOverrides } from '@wabu/shared/module';
import { hasValidSignature } from './verify-registry.ts';

/** Modules that this browser runs in another version than the live one. */
const overridden = new Set<RegistryModule>();

export const isOverridden = (module: RegistryModule) => overridden.has(module);

/**
 * Replaces registry versions by the overrides stored in this browser. Each override is a registry of one
 * module that the server has signed; unsigned ones are ignored.
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

/** Removes the override of one module. */
export function removeOverride(id: string): void {
  setOverrides(getOverrides().filter(({ modules }) => modules?.[0]?.id !== id));
}
