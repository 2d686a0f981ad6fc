import type { RegistryModule, SlotName, SlotProps } from '@wabu/shared/module';
import { Skeleton } from '@wabu/shared/ui';
import { type ComponentType, Suspense, use, useEffect, useMemo, useState } from 'react';
import { clearFailures } from '../load-module.ts';
import { reportShown } from '../reports/module-reports.ts';
import { loadSlots } from './load-slots.ts';
import { OwnSlots } from './own-slots.tsx';
import { SlotBoundary } from './slot-boundary.tsx';

export interface ContributionProps<Name extends SlotName> {
  module: RegistryModule;
  name: Name;
  props: SlotProps[Name];
}

/** Loads and shows a contribution, in its own error boundary. */
export function LoadedContribution<Name extends SlotName>({
  module,
  name,
  props,
}: ContributionProps<Name>) {
  const [attempt, setAttempt] = useState(0);
  // The promise is made outside of the Suspense boundary: what suspends loses its memo.
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt loads again
  const loading = useMemo(() => loadComponent(module, name), [module, name, attempt]);
  const retry = () => {
    clearFailures();
    setAttempt((last) => last + 1);
  };
  return (
    <SlotBoundary module={module} key={attempt} onRetry={retry}>
      <Suspense fallback={<Skeleton rows={1} />}>
        <OwnSlots module={module}>
          <Loaded module={module} loading={loading} props={props} />
        </OwnSlots>
      </Suspense>
    </SlotBoundary>
  );
}

interface LoadedProps<Own extends object> {
  module: RegistryModule;
  loading: Promise<ComponentType<Own>>;
  props: Own;
}

function Loaded<Own extends object>({ module, loading, props }: LoadedProps<Own>) {
  const Component = use(loading);
  useEffect(() => reportShown(module), [module]);
  return <Component {...props} />;
}

async function loadComponent<Name extends SlotName>(module: RegistryModule, name: Name) {
  const { components } = await loadSlots(module);
  // `loadSlots` rejects when the component is missing.
  return components[name] as ComponentType<SlotProps[Name]>;
}
