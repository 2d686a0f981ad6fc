import { provideWords } from '@wabu/shared/i18n';
import type { ModuleSlots, RegistryModule } from '@wabu/shared/module';
import { headMismatch } from '../assert-module-exports.ts';
import { loadOnce } from '../load-module.ts';
import { ModuleProblem } from '../module-problem.ts';

/** Loads the slot components of a module, without its pages. Rejects with a ModuleProblem, as `loadModule`. */
export function loadSlots(module: RegistryModule): Promise<ModuleSlots> {
  return loadOnce(module, 'slots', async (exposed) => {
    const slots = assertModuleSlots(exposed, module);
    if (slots.words) await provideWords(`${module.id}-slots`, slots.words);
    return slots;
  });
}

/**
 * Validates the slot components of a module: the id, and a component for each contribution
 * of its description. Throws a ModuleProblem `invalid-exports`.
 */
function assertModuleSlots(exposed: unknown, module: RegistryModule): ModuleSlots {
  const { slots } = (exposed ?? {}) as { slots?: Partial<ModuleSlots> };
  const described = (module.description?.slots ?? []).map(({ slot }) => slot);
  const components: Record<string, unknown> = slots?.components ?? {};
  const missing = described.filter((slot) => !components[slot]);
  const wrong =
    headMismatch(slots, module, 'slots.tsx exports no `slots`') ??
    (missing.length > 0 ? `it has no component for ${missing.join(', ')}` : null);
  if (wrong) throw new ModuleProblem('invalid-exports', module.id, wrong);
  return slots as ModuleSlots;
}
