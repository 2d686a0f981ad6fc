import type { SlotName } from '@wabu/shared/module';
import type { ComponentType } from 'react';
import type { ContributionProps } from './loaded-contribution.tsx';
import { useIdleComponent } from './use-idle-component.ts';

/** In a file that is there already: one of its own costs the home its hashes. */
const load = async () =>
  (await import(/* webpackChunkName: "staff" */ './loaded-contribution.tsx')).LoadedContribution;

/** The contribution of one module to a slot. */
export function SlotContribution<Name extends SlotName>(props: ContributionProps<Name>) {
  const Component = useIdleComponent(load as () => Promise<ComponentType<ContributionProps<Name>>>);
  return Component ? <Component {...props} /> : null;
}
