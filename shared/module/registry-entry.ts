import type { BuiltModule, RegistryModule } from './registry.ts';

/** The address of a version's folder. Its content is immutable. */
const baseOf = (id: string, version: string) => `/modules/${id}/${version}/`;

export type Status = Pick<RegistryModule, 'status' | 'percent'>;

/**
 * A build as the registry contains it, with the hashes of only those files that a page loads before the
 * module's entry. The entry contains the hashes of the others.
 */
export function toRegistryModule(
  built: BuiltModule,
  status: Status = { status: 'live' },
): RegistryModule {
  const { entry, preload } = built;
  // A page names the shell's own files with their hashes.
  const early = built.description ? [...preload.scripts, ...preload.styles] : [];
  const first = [...entry.scripts, ...entry.styles, ...early];
  const files = Object.fromEntries(
    Object.entries(built.files).filter(([name]) => first.includes(name)),
  );
  return { ...built, files, base: baseOf(built.id, built.version), ...status };
}
