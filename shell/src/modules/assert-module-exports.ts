import { CONTRACT_VERSION, type ModuleExports, type RegistryModule } from '@wabu/shared/module';
import { ModuleProblem } from './module-problem.ts';

/**
 * Validates what a module exposes: the contract version, the id, and one page per route of its description.
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
  exports: { contract?: number; id?: string } | undefined,
  module: RegistryModule,
  absent: string,
): string | null {
  if (typeof exports !== 'object' || exports === null) return absent;
  if (exports.contract !== CONTRACT_VERSION) {
    return `its contract is ${exports.contract}, the shell's is ${CONTRACT_VERSION}`;
  }
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
