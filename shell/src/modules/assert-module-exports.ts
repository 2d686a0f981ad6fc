import { CONTRACT_VERSION, type ModuleExports, type RegistryModule } from '@wabu/shared/module';
import { ModuleProblem } from './module-problem.ts';

/** What a module exposes is untyped until it has passed here: one page per route, and nothing more. */
export function assertModuleExports(exposed: unknown, module: RegistryModule): ModuleExports {
  const { face } = (exposed ?? {}) as { face?: Partial<ModuleExports> };
  const wrong = findMismatch(face, module);
  if (wrong) throw new ModuleProblem('invalid-exports', module.id, wrong);
  return face as ModuleExports;
}

function findMismatch(
  face: Partial<ModuleExports> | undefined,
  module: RegistryModule,
): string | null {
  if (typeof face !== 'object' || face === null) return 'module.tsx exports no `face`';
  if (face.contract !== CONTRACT_VERSION) {
    return `it speaks contract ${face.contract}, the shell ${CONTRACT_VERSION}`;
  }
  if (face.id !== module.id) return `it calls itself "${face.id}"`;
  const routes = module.description?.routes ?? [];
  const pages = Object.keys(face.pages ?? {});
  const missing = routes.filter((route) => !pages.includes(route));
  const extra = pages.filter((page) => !routes.includes(page));
  if (missing.length > 0) return `it has no page for ${missing.join(', ')}`;
  return extra.length > 0 ? `its description does not know ${extra.join(', ')}` : null;
}
