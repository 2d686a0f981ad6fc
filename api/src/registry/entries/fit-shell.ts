import { incompatibility, type Provided } from '@wabu/shared/module/compatibility';
import { missingNames } from '@wabu/shared/module/exported-names';
import { isInRange, withCaretRanges } from '@wabu/shared/module/ranges';
import type { BuiltModule, RegistryModule } from '@wabu/shared/module/registry';
import { httpProblem } from '../../http/problem.ts';

/** What a shell provides: versions of itself and of packages, and names of shared entry points. */
export type Shell = Provided & Pick<BuiltModule, 'exports' | 'types'>;

/** Null without a shell. */
export function providedBy(shell: BuiltModule | undefined): Shell | null {
  if (shell === undefined) return null;
  const { version, shared, exports, types } = shell;
  return { shell: version, shared, ...(exports && { exports }), ...(types && { types }) };
}

/** Why a build cannot run in a shell, as an English sentence; null when it can. */
export function misfit(built: BuiltModule, shell: Shell): string | null {
  return incompatibility({ ...built, missing: missingIn(built, shell) }, shell, isInRange);
}

const missingIn = (built: Pick<BuiltModule, 'imports'>, shell: Shell) =>
  missingNames(built, shell).map(({ name, entryPoint }) => `${name} of ${entryPoint}`);

/** Refuses a build that imports names which the shell lacks (409), in a sentence that names them. */
export function requireNames(built: BuiltModule, shell: Shell | null): void {
  const missing = shell === null ? [] : missingNames(built, shell);
  if (shell === null || missing.length === 0) return;
  const names = missing.map(({ name, entryPoint }) => `${name} di ${entryPoint}`).join(', ');
  throw httpProblem(
    409,
    'in-use',
    `${built.id} ${built.version} usa ${names}, che la shell ${shell.shell} non ha: rilascia prima la shell, o le due insieme con --together`,
  );
}

/** The entry of a module in the registry of browsers, which neither read every range nor know all names. */
export function forBrowsers(module: RegistryModule, shell: Shell | null): RegistryModule {
  const { imports, exports: _, check: __, types: ___, ...entry } = module;
  if (shell === null || module.description === undefined) return entry;
  const missing = missingIn({ imports }, shell);
  return { ...withCaretRanges(entry, shell), ...(missing.length > 0 && { missing }) };
}
