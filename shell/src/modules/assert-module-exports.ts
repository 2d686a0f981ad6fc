import type { ModuleExports, RegistryModule } from '@wabu/shared/module';
import { ModuleProblem } from './module-problem.ts';

/**
 * Validates what a module exposes: the id, and one page per route of its description.
 * Throws a ModuleProblem `invalid-exports`.
 */
export function assertModuleExports(exposed: unknown, module: RegistryModule): ModuleExports {
  const { face: exports } = (exposed ?? {}) as { face?: Partial<ModuleExports> };
  const wrong = findMismatch(exports, module);
  if (wrong) throw new ModuleProblem('invalid-exports', module.id, wrong);
  return exports as ModuleExports;
}

/** The mismatch that pages and slots have in common. */
export function headMismatch(
  exports: { id?: string } | undefined,
  module: RegistryModule,
  absent: string,
): string | null {
  if (typeof exports !== 'object' || exports === null) return absent;
  return exports.id === module.id ? null : `its id is "${exports.id}"`;
}

function findMismatch(
  exports: Partial<ModuleExports> | undefined,
  module: RegistryModule,
): string | null {
  const wrong = headMismatch(exports, module, 'module.tsx exports no `face`');
  if (wrong || !exports) return wrong;
  const routes = module.description?.routes ?? [];
  const pages = Object.keys(exports.pages ?? {});
  const missing = routes.filter((route) => !pages.includes(route));
  const extra = pages.filter((page) => !routes.includes(page));
  if (missing.length > 0) return `it has no page for ${missing.join(', ')}`;
  return extra.length > 0 ? `its description has no route for ${extra.join(', ')}` : null;
}
