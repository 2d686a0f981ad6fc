import satisfies from 'semver/functions/satisfies.js';
import validRange from 'semver/ranges/valid.js';
import { type Provided, rangesOf } from './compatibility.ts';
import type { BuiltModule } from './registry.ts';

/** The version of a build of the program ends with a hash of its content, which SemVer takes for a prerelease. */
const CONTENT_HASH = /-[0-9a-f]{8}$/;

/** True when `version` is in a SemVer range, as npm reads it: `^1.4.0 || ^2.0.0`. For servers and tools. */
export function isInRange(version: string, range: string): boolean {
  return satisfies(version.replace(CONTENT_HASH, ''), range);
}

/** True for a range as npm reads it. */
export const isRange = (text: string): boolean => validRange(text) !== null;

/**
 * A build with ranges that browsers compare: a range that the page satisfies becomes the caret range of the
 * provided version. One that it does not satisfy stays as it is, which no browser accepts.
 */
export function withCaretRanges<Module extends Pick<BuiltModule, 'description' | 'shared'>>(
  module: Module,
  provided: Provided,
): Module {
  const read = Object.fromEntries(
    rangesOf(module, provided).map(([name, range, version]) => [
      name,
      version !== undefined && isInRange(version, range) ? caretOf(range, version) : range,
    ]),
  );
  const { shell = '', ...shared } = read;
  const { description } = module;
  return {
    ...module,
    ...(description && { description: { ...description, requiresShell: shell } }),
    shared,
  };
}

const caretOf = (range: string, version: string) =>
  /^\^\d+\.\d+\.\d+$/.test(range) ? range : `^${version.replace(/[-+].*/s, '')}`;
