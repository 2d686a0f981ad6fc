import { ADMIN_PATH, type RegistryModule } from '@wabu/shared/module';
import type { RouteObject } from '@wabu/shared/routing';
import { lazy, Suspense } from 'react';
import { ModulePage } from './modules/module-page.tsx';
import { ShellBoundary } from './modules/shell-boundary.tsx';
import type { PageHistory } from './navigation/page-history.ts';
import { NotFoundPage } from './public-layout/not-found-page.tsx';
import { PageLanguage } from './public-layout/page-language.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';
import type { StaffPageParts } from './staff/entrance.ts';

const loadLoginPage = () => import(/* webpackChunkName: "login" */ './login/login-page.tsx');
const loadStaffArea = () => import(/* webpackChunkName: "staff" */ './staff/staff-area.tsx');
const loadEntrance = () => import(/* webpackChunkName: "entrance" */ './staff/entrance.ts');

const loaders = { loadLoginPage, loadStaffArea };

/** The parts that loaded before the first render. A lazy component suspends at first, also when its code is there. */
const loaded: StaffPageParts = {};
const LazyLoginPage = lazy(async () => ({ default: (await loadLoginPage()).LoginPage }));
const LazyStaffArea = lazy(async () => ({ default: (await loadStaffArea()).StaffArea }));

const staffModulesOf = (modules: RegistryModule[]) =>
  modules.filter(({ description }) => description?.area === 'admin');

/**
 * Loads what a staff page shows first, or the login without a session: React then renders it at once, instead of
 * retrying in slices of 5 ms. Never rejects: what failed fails again when it is rendered, which says why.
 */
export async function preloadStaffPage(modules: RegistryModule[]): Promise<void> {
  try {
    const { preloadPage } = await loadEntrance();
    Object.assign(loaded, await preloadPage(staffModulesOf(modules), loaders));
  } catch {
    // Rendered as a card by the boundary.
  }
}

/**
 * The routes of the shell and of the modules in the registry. Public pages have those of one language, because the
 * router compiles every path at each navigation: `prefix` is `/de`, or '' for an address without a language.
 */
export function createRoutes(
  modules: RegistryModule[],
  history: PageHistory,
  prefix: string,
): RouteObject[] {
  const publicModules = modules.filter(({ description }) => description?.area === 'public');
  const staffModules = staffModulesOf(modules);
  // Kept: the first render begins anew after each part that it waits for, and would wait for a new one.
  loaded.Guard ??= lazy(async () => {
    const { Guard, preloadParts } = await loadEntrance();
    // Loaded before the guard renders it: React delays content that replaces a fallback within 300 ms.
    await preloadParts(staffModules, loaders);
    return { default: Guard };
  });
  const { Guard, LoginPage = LazyLoginPage, StaffArea = LazyStaffArea } = loaded;
  return [
    {
      element: <PublicLayout />,
      children: [
        ...publicModules.flatMap((module) => publicPages(module, prefix)),
        {
          path: `${prefix}/login`,
          element: (
            <ShellBoundary>
              <Suspense fallback={null}>
                <LoginPage modules={staffModules} />
                <PageLanguage />
              </Suspense>
            </ShellBoundary>
          ),
        },
        {
          path: '*',
          element: (
            <>
              <NotFoundPage />
              <PageLanguage />
            </>
          ),
        },
      ],
    },
    {
      path: `${ADMIN_PATH}/*`,
      element: (
        // Without a Suspense of its own: a transition would show its fallback, and what replaces that waits for 300 ms.
        <ShellBoundary isWholePage>
          <Guard>
            <StaffArea modules={staffModules} history={history} />
          </Guard>
        </ShellBoundary>
      ),
    },
  ];
}

function publicPages(module: RegistryModule, prefix: string): RouteObject[] {
  return (module.description?.routes ?? []).map((route) => ({
    path: prefix + route,
    element: (
      // The prerendered HTML is inside this boundary; React keeps it until the module has loaded.
      <Suspense fallback={null}>
        <ModulePage module={module} route={route} />
        <PageLanguage />
      </Suspense>
    ),
  }));
}
