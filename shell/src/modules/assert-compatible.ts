import type { RegistryModule } from '@wabu/shared/module';
import { incompatibility, type Provided } from '@wabu/shared/module/compatibility';
import { ModuleProblem } from './module-problem.ts';

/** Throws a ModuleProblem, before any download, for a blocked module or one that needs another shell. */
export function assertCompatible(module: RegistryModule, provided: Provided): void {
  const { id, version, status } = module;
  if (status === 'blocked') throw new ModuleProblem('blocked', id, `${id} ${version}`);
  const reason = incompatibility(module, provided);
  if (reason) throw new ModuleProblem('incompatible', id, reason);
}
