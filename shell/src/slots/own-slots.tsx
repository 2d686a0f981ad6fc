import type { RegistryModule } from '@wabu/shared/module';
import { SlotContext, type SlotRenderer } from '@wabu/shared/ui';
import { type ReactNode, useCallback, useContext } from 'react';

interface Props {
  module: RegistryModule;
  children: ReactNode;
}

/** Limits a module's own components to the slots that belong to it. A registry of before names none: all count. */
export function OwnSlots({ module: { ownSlots }, children }: Props) {
  const render = useContext(SlotContext);
  const renderOwn: SlotRenderer = useCallback(
    (name, props) => (ownSlots?.includes(name) === false ? null : render(name, props)),
    [ownSlots, render],
  );
  return <SlotContext value={renderOwn}>{children}</SlotContext>;
}
