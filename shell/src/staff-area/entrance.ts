import type { RegistryModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import { loadModule } from '../modules/load-module.ts';
import { mayOpen } from '../modules/registry/may-open.ts';
import { moduleAt } from '../modules/registry/module-at.ts';

export { Guard } from '../session/guard.tsx';

/**
 * Starts to load the module of the address, beside the staff area; the promise never rejects. Null without a session:
 * then the guard redirects to the login.
 */
export function preloadBehindGuard(modules: readonly RegistryModule[]): Promise<unknown> | null {
  if (!session.isStored()) return null;
  const module = moduleAt(modules, location.pathname);
  if (!module || !mayOpen(module, session.user()?.role)) return Promise.resolve();
  // The page of the module shows why it failed.
  return loadModule(module).catch(() => undefined);
}
