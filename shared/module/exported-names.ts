import type { BuiltModule } from './registry.ts';

/** A build imports the entry point as a whole, so that its names are not known. */
const ALL = '*';

/** A name that a build imports from a shared entry point. */
interface MissingName {
  name: string;
  entryPoint: string;
}

/**
 * The names that a build imports from shared entry points and the shell does not provide. None where one of
 * the two says nothing, as builds of earlier tools.
 */
export function missingNames(
  { imports = {} }: Pick<BuiltModule, 'imports'>,
  { exports = {} }: Pick<BuiltModule, 'exports'>,
): MissingName[] {
  return Object.entries(imports).flatMap(([entryPoint, names]) => {
    const provided = Object.hasOwn(exports, entryPoint) ? exports[entryPoint] : undefined;
    if (provided === undefined) return [];
    return names
      .filter((name) => name !== ALL && !provided.includes(name))
      .map((name) => ({ name, entryPoint }));
  });
}
