import { incompatibility, type Provided } from './compatibility.ts';
import { missingNames } from './exported-names.ts';
import { isInRange, withCaretRanges } from './ranges.ts';
import type { BuiltModule, RegistryModule } from './registry.ts';

/** What a shell provides: versions of itself and of packages, and names of shared entry points. */
export type Shell = Provided & Pick<BuiltModule, 'exports'>;

/** Null without a shell. */
export function providedBy(shell: BuiltModule | undefined): Shell | null {
  if (shell === undefined) return null;
  const { version, shared, exports } = shell;
  return { shell: version, shared, ...(exports && { exports }) };
}

/** Why a build cannot run in a shell, as an English sentence; null when it can. */
export function misfit(built: BuiltModule, shell: Shell): string | null {
  return incompatibility({ ...built, missing: missingIn(built, shell) }, shell, isInRange);
}

const missingIn = (built: Pick<BuiltModule, 'imports'>, shell: Shell) =>
  missingNames(built, shell).map(({ name, entryPoint }) => `${name} of ${entryPoint}`);

/** The entry of a module in the registry of browsers, which neither read every range nor know all names. */
export function forBrowsers(module: RegistryModule, shell: Shell | null): RegistryModule {
  const { imports, exports: _, check: __, ...entry } = module;
  if (shell === null || module.description === undefined) return entry;
  const missing = missingIn({ imports }, shell);
  return { ...withCaretRanges(entry, shell), ...(missing.length > 0 && { missing }) };
}
