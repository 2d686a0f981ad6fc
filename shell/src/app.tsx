import { ADMIN_PATH, type ModuleArea, type RegistryModule } from '@wabu/shared/module';
import { type NavigationType, Router, useRoutes } from '@wabu/shared/routing';
import { startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { clearFailures, hasFailed } from './modules/load-module.ts';
import { isWaitingForModule, setPrerendered } from './modules/prerendered-page.ts';
import type { PageHistory } from './navigation/page-history.ts';
import { createRoutes } from './routes.tsx';

interface Props {
  history: PageHistory;
  modules: RegistryModule[];
}

/** The page: one router, owned here, over the shell's routes and those of the registry. */
export function App({ history, modules }: Props) {
  const [visit, setVisit] = useState(history.visit);
  useLayoutEffect(() => {
    let { pathname: shown } = history.visit().location;
    return history.listen((next) => {
      const { pathname } = next.location;
      const isNewPage = pathname !== shown;
      shown = pathname;
      // Where a public module is missing, the server still has its pages.
      const isMissing = isPublic(pathname) && failedAmong(modules, 'public');
      if (isMissing || isWaitingForModule()) {
        if (isNewPage) location.reload();
        return;
      }
      setPrerendered(false);
      clearFailures();
      // The page that is there stays until the next one can be shown.
      startTransition(() => setVisit(next));
    });
  }, [history, modules]);
  return (
    <Router
      location={visit.location}
      navigationType={visit.action as NavigationType}
      navigator={history}
    >
      <Pages history={history} modules={modules} />
    </Router>
  );
}

const isPublic = (pathname: string) => !pathname.startsWith(ADMIN_PATH);

function failedAmong(modules: RegistryModule[], area: ModuleArea): boolean {
  return modules.some(({ id, description }) => description?.area === area && hasFailed(id));
}

function Pages({ history, modules }: Props) {
  const routes = useMemo(() => createRoutes(modules, history), [modules, history]);
  return useRoutes(routes);
}
