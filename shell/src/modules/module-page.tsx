import type { RegistryModule } from '@wabu/shared/module';
import { use, useEffect } from 'react';
import { exportsOf, loadModule } from './load-module.ts';
import { ModuleBoundary } from './module-boundary.tsx';
import { reportShown } from './module-reports.ts';
import { keepPrerenderedOnFailure } from './prerendered-page.ts';

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
  // Even a settled promise suspends at its first `use`.
  const { pages } = exportsOf(module) ?? use(keepPrerenderedOnFailure(loadModule(module), module));
  const Page = pages[route];
  useEffect(() => reportShown(module), [module]);
  return Page ? <Page /> : null;
}
