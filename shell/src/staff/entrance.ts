import type { RegistryModule } from '@wabu/shared/module';
import { session } from '@wabu/shared/session';
import type { ComponentProps, ComponentType } from 'react';
import type { LoginPage, loadAhead } from '../login/login-page.tsx';
import { loadModule } from '../modules/load-module.ts';
import { mayOpen } from '../modules/registry/may-open.ts';
import { moduleAt } from '../modules/registry/module-at.ts';
import { Guard } from '../session/guard.tsx';
import { provideLayoutWords } from '../words/layout/layout-words.ts';
import type { StaffArea } from './staff-area.tsx';

export { Guard };

/** What a staff page shows first: the staff area, or the login without a session. */
export interface StaffPageParts {
  Guard?: ComponentType<ComponentProps<typeof Guard>>;
  LoginPage?: typeof LoginPage;
  StaffArea?: typeof StaffArea;
}

interface Loaders {
  loadLoginPage: () => Promise<{ LoginPage: typeof LoginPage; loadAhead: typeof loadAhead }>;
  loadStaffArea: () => Promise<{ StaffArea: typeof StaffArea }>;
}

/** How long the first render of a staff page waits, once the staff area has loaded. */
const RENDER_WAIT_MS = 200;

/**
 * Loads the parts of a staff page for its first render, and waits a little for the page's module, and for the paint of
 * the stored page: the render would take the processor from it.
 */
export async function preloadPage(
  modules: readonly RegistryModule[],
  loaders: Loaders,
): Promise<StaffPageParts> {
  const { module, ...parts } = await preloadParts(modules, loaders);
  await Promise.race([
    Promise.all([module, globalThis.wabuStoredPage]),
    new Promise((resolve) => setTimeout(resolve, RENDER_WAIT_MS)),
  ]);
  return { Guard, ...parts };
}

/**
 * Loads what is behind the guard, beside the module of the address; the module's promise never rejects. Without a
 * session the guard redirects to the login.
 */
export async function preloadParts(
  modules: readonly RegistryModule[],
  { loadLoginPage, loadStaffArea }: Loaders,
): Promise<Omit<StaffPageParts, 'Guard'> & { module?: Promise<unknown> }> {
  if (!session.isStored()) {
    const words = provideLayoutWords().catch(() => undefined);
    const { LoginPage, loadAhead } = await loadLoginPage();
    // The network is idle while the processor renders the login.
    loadAhead(moduleAt(modules, location.pathname));
    await words;
    return { LoginPage };
  }
  const module = loadModuleOfPage(modules);
  // In an object: an async function would wait for the promise.
  return { module, StaffArea: (await loadStaffArea()).StaffArea };
}

async function loadModuleOfPage(modules: readonly RegistryModule[]): Promise<void> {
  const module = moduleAt(modules, location.pathname);
  if (!module || !mayOpen(module, session.user()?.role)) return;
  // The page of the module shows why it failed.
  await loadModule(module).catch(() => undefined);
}
