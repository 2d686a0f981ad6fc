import type { RegistryModule } from '@wabu/shared/module';
import { isSlotOf } from '@wabu/shared/module/address';
import { SlotContext, type SlotRenderer } from '@wabu/shared/ui';
import { type ReactNode, useCallback, useContext } from 'react';

interface Props {
  module: RegistryModule;
  children: ReactNode;
}

/** Limits a module's own components to the slots of its id. */
export function OwnSlots({ module: { id }, children }: Props) {
  const render = useContext(SlotContext);
  const renderOwn: SlotRenderer = useCallback(
    (name, props) => (isSlotOf(id, name) ? render(name, props) : null),
    [id, render],
  );
  return <SlotContext value={renderOwn}>{children}</SlotContext>;
}
