import type { SlotName } from '@wabu/shared/module';
import type { ComponentType } from 'react';
import type { ContributionProps } from './loaded-contribution.tsx';
import { useIdleComponent } from './use-idle-component.ts';

/** The code that loads contributions is a chunk of its own. */
const load = async () => (await import('./loaded-contribution.tsx')).LoadedContribution;

/** The contribution of one module to a slot. */
export function SlotContribution<Name extends SlotName>(props: ContributionProps<Name>) {
  const Component = useIdleComponent(load as () => Promise<ComponentType<ContributionProps<Name>>>);
  return Component ? <Component {...props} /> : null;
}
