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
const LoginPage = lazy(async () => ({ default: (await loadLoginPage()).LoginPage }));
const StaffArea = lazy(async () => ({ default: (await loadStaffArea()).StaffArea }));

/** The routes of the shell and of the modules in the registry. */
export function createRoutes(modules: RegistryModule[], history: PageHistory): RouteObject[] {
  const publicModules = modules.filter(({ description }) => description?.area === 'public');
  const staffModules = modules.filter(({ description }) => description?.area === 'admin');
  const Guard = lazy(async () => {
    const { Guard, preloadBehindGuard } = await import(
      /* webpackChunkName: "entrance" */ './staff-area/entrance.ts'
    );
    // Loaded before the guard renders it: React delays content that replaces a fallback within 300 ms.
    await (preloadBehindGuard(staffModules) ? loadStaffArea() : loadLoginPage());
    return { default: Guard };
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
