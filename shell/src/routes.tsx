import { languageCodes } from '@wabu/shared/i18n';
import { ADMIN_PATH, type RegistryModule } from '@wabu/shared/module';
import { ownRoutes } from '@wabu/shared/module/ownership';
import type { RouteObject } from '@wabu/shared/routing';
import { lazy, type ReactNode, Suspense } from 'react';
import { ModulePage } from './modules/module-page.tsx';
import { ShellBoundary } from './modules/shell-boundary.tsx';
import type { PageHistory } from './navigation/page-history.ts';
import { NotFoundPage } from './public-layout/not-found-page.tsx';
import { PageLanguage } from './public-layout/page-language.tsx';
import { PublicLayout } from './public-layout/public-layout.tsx';

const loadLoginPage = () => import(/* webpackChunkName: "login" */ './login/login-page.tsx');
const loadStaffArea = () => import(/* webpackChunkName: "staff" */ './staff-area/staff-area.tsx');
const loadEntrance = () => import(/* webpackChunkName: "entrance" */ './staff-area/entrance.ts');

/** The parts that loaded before the first render. A lazy component suspends at first, also when its code is there. */
const loaded: {
  Guard?: Awaited<ReturnType<typeof loadEntrance>>['Guard'];
  LoginPage?: Awaited<ReturnType<typeof loadLoginPage>>['LoginPage'];
  StaffArea?: Awaited<ReturnType<typeof loadStaffArea>>['StaffArea'];
} = {};
const LazyLoginPage = lazy(async () => ({ default: (await loadLoginPage()).LoginPage }));
const LazyStaffArea = lazy(async () => ({ default: (await loadStaffArea()).StaffArea }));

const staffModulesOf = (modules: RegistryModule[]) =>
  modules.filter(({ description }) => description?.area === 'admin');

/** How long the first render of a staff page waits for the page's module, once the staff area has loaded. */
const MODULE_WAIT_MS = 200;

/**
 * Loads what a staff page shows first, or the login without a session: React then renders it at once, instead of
 * retrying in slices of 5 ms. Never rejects: what failed fails again when it is rendered, which says why.
 */
export async function preloadStaffPage(modules: RegistryModule[]): Promise<void> {
  try {
    const { module } = await preloadParts(staffModulesOf(modules));
    await Promise.race([module, new Promise((resolve) => setTimeout(resolve, MODULE_WAIT_MS))]);
  } catch {
    // Rendered as a card by the boundary.
  }
}

/** Resolves when guard and what is behind it have loaded, to the load of the module. */
async function preloadParts(staffModules: RegistryModule[]) {
  const { Guard, preloadBehindGuard } = await loadEntrance();
  const module = preloadBehindGuard(staffModules);
  if (module) loaded.StaffArea = (await loadStaffArea()).StaffArea;
  else loaded.LoginPage = (await loadLoginPage()).LoginPage;
  loaded.Guard = Guard;
  // In an object: an async function would wait for the promise.
  return { module };
}

/** The routes of the shell and of the modules in the registry. */
export function createRoutes(modules: RegistryModule[], history: PageHistory): RouteObject[] {
  const publicModules = modules.filter(({ description }) => description?.area === 'public');
  const staffModules = staffModulesOf(modules);
  const { LoginPage = LazyLoginPage, StaffArea = LazyStaffArea } = loaded;
  const Guard =
    loaded.Guard ??
    lazy(async () => {
      // Loaded before the guard renders it: React delays content that replaces a fallback within 300 ms.
      await preloadParts(staffModules);
      return { default: (await loadEntrance()).Guard };
    });
  return [
    {
      element: <PublicLayout />,
      children: [
        ...publicModules.flatMap(publicPages),
        ...inEveryLanguage(
          '/login',
          <ShellBoundary>
            <Suspense fallback={null}>
              <LoginPage modules={staffModules} />
              <PageLanguage />
            </Suspense>
          </ShellBoundary>,
        ),
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
        <ShellBoundary isWholePage>
          <Suspense fallback={null}>
            <Guard>
              <StaffArea modules={staffModules} history={history} />
            </Guard>
          </Suspense>
        </ShellBoundary>
      ),
    },
  ];
}

function publicPages(module: RegistryModule): RouteObject[] {
  return ownRoutes(module).flatMap((route) =>
    inEveryLanguage(
      route,
      // The prerendered HTML is inside this boundary; React keeps it until the module has loaded.
      <Suspense fallback={null}>
        <ModulePage module={module} route={route} />
        <PageLanguage />
      </Suspense>,
    ),
  );
}

/** Routes for a public page: its path, and the path with each language prefix (`/de`, `/fr` …). */
function inEveryLanguage(path: string, element: ReactNode): RouteObject[] {
  return ['', ...languageCodes.map((code) => `/${code}`)].map((prefix) => ({
    path: prefix + path,
    element,
  }));
}
