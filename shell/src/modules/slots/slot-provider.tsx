import { can } from '@wabu/shared/entities/permissions';
import type { RegistryModule, SlotProps } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import { SlotContext, type SlotRenderer } from '@wabu/shared/ui';
import { type ReactNode, useCallback } from 'react';
import { SlotContribution } from './slot-contribution.tsx';

interface Props {
  modules: RegistryModule[];
  children: ReactNode;
}

/** Fills the slots of all staff pages with the contributions of the live modules. */
export function SlotProvider({ modules, children }: Props) {
  const role = useSession().user?.role;
  const render: SlotRenderer = useCallback(
    (name, props) =>
      contributors(modules, name, role).map((module) => (
        <SlotContribution key={module.id} module={module} name={name} props={props} />
      )),
    [modules, role],
  );
  return <SlotContext value={render}>{children}</SlotContext>;
}

/** The modules whose contribution to a slot the role may see, in the slot's order. */
export function contributors(
  modules: readonly RegistryModule[],
  name: keyof SlotProps,
  role: string | undefined,
): RegistryModule[] {
  return modules
    .flatMap((module) => {
      const own = module.description?.slots?.find(({ slot }) => slot === name);
      const requires = own?.requires ?? module.description?.requires;
      const maySee = requires === undefined || can(role, requires);
      return own && maySee ? [{ module, order: own.order }] : [];
    })
    .sort((one, other) => one.order - other.order)
    .map(({ module }) => module);
}
