import type { RegistryModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import { loadModule } from '../modules/load-module.ts';
import { mayOpen } from '../modules/registry/may-open.ts';
import { moduleAt } from '../modules/registry/module-at.ts';

export { Guard } from '../session/guard.tsx';

/**
 * Starts to load the module of the address, beside the staff area. False without a session: then the guard
 * redirects to the login.
 */
export function preloadBehindGuard(modules: readonly RegistryModule[]): boolean {
  if (!session.isStored()) return false;
  const module = moduleAt(modules, location.pathname);
  // The page of the module shows why it failed.
  if (module && mayOpen(module, session.user()?.role)) loadModule(module).catch(() => undefined);
  return true;
}
