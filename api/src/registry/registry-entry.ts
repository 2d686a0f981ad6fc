import type { BuiltModule, RegistryModule } from '@wabu/shared/module/registry';

/** The address of a version's folder. It never changes what it holds, so browsers keep it for ever. */
const baseOf = (id: string, version: string) => `/modules/${id}/${version}/`;

/**
 * A build as the registry shows it. Of its hashes only those travel that a page needs before it has the
 * module's entry, which carries the hashes of all that it loads itself.
 */
export function toRegistryModule(
  built: BuiltModule,
  status: Pick<RegistryModule, 'status' | 'percent'> = { status: 'live' },
): RegistryModule {
  const { entry, preload } = built;
  // What the shell loads stands in the document that names it, with its hash.
  const early = built.description ? [...preload.scripts, ...preload.styles] : [];
  const first = [...entry.scripts, ...entry.styles, ...early];
  const files = Object.fromEntries(
    Object.entries(built.files).filter(([name]) => first.includes(name)),
  );
  return { ...built, files, base: baseOf(built.id, built.version), ...status };
}
