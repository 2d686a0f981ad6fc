import type { RegistryModule } from '@wabu/shared/module';
import { leadsInto } from '@wabu/shared/module/address';

/** The module whose address a path is below; undefined for a path of the shell, or of nobody. */
export const moduleAt = (modules: readonly RegistryModule[], path: string) =>
  modules.find(({ id }) => leadsInto(id, path));
