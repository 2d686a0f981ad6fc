import { CONTRACT_VERSION } from './contract.ts';
import type { BuiltModule } from './registry.ts';

/** The versions that a page provides: of the shell, and of each shared package. */
export interface Provided {
  shell: string;
  shared: Record<string, string>;
}

/** The reason why a module cannot run on such a page, as an English sentence; null when it can. */
export function incompatibility(module: BuiltModule, provided: Provided): string | null {
  const { contract, description, shared } = module;
  if (contract !== CONTRACT_VERSION)
    return `it speaks contract ${contract}, the shell ${CONTRACT_VERSION}`;
  const wanted = { shell: description?.requiresShell ?? '', ...shared };
  const offered: Record<string, string | undefined> = { ...provided.shared, shell: provided.shell };
  for (const [name, range] of Object.entries(wanted)) {
    const version = (Object.hasOwn(offered, name) && offered[name]) || 'nothing';
    if (!isInRange(version, range)) return `it needs ${name} ${range}, the page has ${version}`;
  }
  return null;
}

/** True when `version` is in a range of the form `^1.2.3`; any other form is refused when it is built. */
export function isInRange(version: string, range: string): boolean {
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
