import { can } from '@wabu/shared/entities/permissions';
import type { RegistryModule } from '@wabu/shared/module';

/** True when the role may open the module. Known before the module is fetched. */
export function mayOpen(module: RegistryModule, role: string | undefined): boolean {
  const { requires } = module.description ?? {};
  return requires === undefined || can(role, requires);
}
