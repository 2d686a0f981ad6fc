import { splitPath } from '@wabu/shared/i18n';
import { ADMIN_PATH, type ModuleDescription, type RegistryModule } from '@wabu/shared/module';
import { type NavigationType, Router, useRoutes } from '@wabu/shared/routing';
import { useLayoutEffect, useMemo, useState, useTransition } from 'react';
import { clearFailures, hasFailed } from './modules/load-module.ts';
import { isWaitingForModule, setPrerendered } from './modules/prerendered-page.ts';
import { hasStaffModules } from './modules/registry/registry-client.ts';
import { SlowNotice } from './modules/slow-notice.tsx';
import type { PageHistory, Visit } from './navigation/page-history.ts';
import { createRoutes } from './routes.tsx';

interface Props {
  history: PageHistory;
  modules: RegistryModule[];
}

/** The root component: one router over the routes of the shell and of the registry's modules. */
export function App({ history, modules }: Props) {
  const [visit, setVisit] = useState(history.visit);
  return (
    <>
      <Visits history={history} modules={modules} onVisit={setVisit} />
      <Router
        location={visit.location}
        navigationType={visit.action as NavigationType}
        navigator={history}
      >
        <Pages
          history={history}
          modules={modules}
          prefix={splitPath(visit.location.pathname).prefix}
        />
      </Router>
    </>
  );
}

interface VisitsProps extends Props {
  onVisit: (visit: Visit) => void;
}

/** Follows the history. It is a component of its own, because only it renders again while the next page loads. */
function Visits({ history, modules, onVisit }: VisitsProps) {
  const [isPending, startVisit] = useTransition();
  useLayoutEffect(() => {
    let { pathname: shown } = history.visit().location;
    return history.listen((next) => {
      const { pathname } = next.location;
      const isNewPage = pathname !== shown;
      shown = pathname;
      // The server can still render the pages of a public module that failed to load.
      const hasFailedModule = isPublic(pathname) && anyFailed(modules, 'public');
      // A public page knows no modules of the staff.
      const isEntrance = ENTRANCE.test(pathname) && !hasStaffModules(modules);
      if (hasFailedModule || isEntrance || isWaitingForModule()) {
        if (isNewPage) location.reload();
        return;
      }
      setPrerendered(false);
      clearFailures();
      // A transition keeps the current page until the next one has loaded.
      startVisit(() => onVisit(next));
    });
  }, [history, modules, onVisit]);
  return isPending && <SlowNotice floats />;
}

const ENTRANCE = new RegExp(`^${ADMIN_PATH}|/login$`);
const isPublic = (pathname: string) => !pathname.startsWith(ADMIN_PATH);

function anyFailed(modules: RegistryModule[], area: ModuleDescription['area']): boolean {
  return modules.some(({ id, description }) => description?.area === area && hasFailed(id));
}

function Pages({ history, modules, prefix }: Props & { prefix: string }) {
  const routes = useMemo(() => createRoutes(modules, history, prefix), [modules, history, prefix]);
  return useRoutes(routes);
}
