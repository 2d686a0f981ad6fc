import type { RegistryModule } from '@wabu/shared/module';
import { use, useEffect } from 'react';
import { loadModule } from './load-module.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { keepPrerenderedOnFailure } from './prerendered-page.ts';
import { reportShown } from './reports/module-reports.ts';

interface Props {
  module: RegistryModule;
  route: string;
}

/** A page of a module, in its own error boundary. */
export function ModulePage({ module, route }: Props) {
  return (
    <ModuleBoundary module={module} key={module.id}>
      <LoadedPage module={module} route={route} />
    </ModuleBoundary>
  );
}

function LoadedPage({ module, route }: Props) {
  const { pages } = use(keepPrerenderedOnFailure(loadModule(module), module));
  const Page = pages[route];
  useEffect(() => reportShown(module), [module]);
  return Page ? <Page /> : null;
}
