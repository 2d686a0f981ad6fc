import { CONTRACT_VERSION } from './contract.ts';
import type { BuiltModule, RegistryModule } from './registry.ts';

/** The versions that a page provides: of the shell, and of each shared package. */
export interface Provided {
  shell: string;
  shared: Record<string, string>;
}

type Wanting = BuiltModule & Pick<RegistryModule, 'missing'>;

/**
 * The reason why a module cannot run on such a page, as an English sentence; null when it can. A browser
 * compares caret ranges only: the server, which reads every range, writes those into the registry.
 */
export function incompatibility(
  module: Wanting,
  provided: Provided,
  isIn: (version: string, range: string) => boolean = isInCaretRange,
): string | null {
  const { contract, missing = [] } = module;
  if (contract !== CONTRACT_VERSION)
    return `it speaks contract ${contract}, the shell ${CONTRACT_VERSION}`;
  for (const [name, range, version] of rangesOf(module, provided)) {
    if (version === undefined || !isIn(version, range))
      return `it needs ${name} ${range}, the page has ${version ?? 'nothing'}`;
  }
  return missing[0] ? `it needs ${missing.join(', ')}, the page has nothing` : null;
}

/** Each package that a module needs, with its range and the version that the page provides. */
export function rangesOf(
  { description, shared }: Pick<BuiltModule, 'description' | 'shared'>,
  provided: Provided,
) {
  const offered: Record<string, string | undefined> = { ...provided.shared, shell: provided.shell };
  const wanted = { shell: description?.requiresShell ?? '', ...shared };
  return Object.entries(wanted).map(
    ([name, range]) =>
      [name, range, Object.hasOwn(offered, name) ? offered[name] : undefined] as const,
  );
}

/** True when `version` is in a range of the form `^1.2.3`; false for every other form. */
export function isInCaretRange(version: string, range: string): boolean {
  if (!/^\^\d+\.\d+\.\d+$/.test(range)) return false;
  const [have, want] = [numbersOf(version), numbersOf(range)];
  const leading = want.findIndex((part) => part > 0);
  const isSameLine = want.slice(0, leading + 1).every((part, index) => have[index] === part);
  if (!isSameLine) return false;
  const firstDifference = want.findIndex((part, index) => part !== have[index]);
  return firstDifference === -1 || (have[firstDifference] ?? 0) > (want[firstDifference] ?? 0);
}

function numbersOf(version: string): number[] {
  return version.replace(/^\^/, '').split('-', 1)[0]?.split('.').map(Number) ?? [];
}
