import type { RegistryModule } from '@wabu/shared/module';
import { ownRoutes, sectionOf } from '@wabu/shared/module/ownership';

/** The module that owns the section of a path; undefined for a path of the shell, or of nobody. */
export function moduleAt(
  modules: readonly RegistryModule[],
  path: string,
): RegistryModule | undefined {
  return modules.find((module) =>
    ownRoutes(module).some((route) => sectionOf(route) === sectionOf(path)),
  );
}
