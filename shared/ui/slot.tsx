import { createContext, type ReactNode, useContext } from 'react';
import type { SlotName, SlotProps } from '../module/contract.ts';

/** Renders the contributions to a slot with the given props. */
export type SlotRenderer = <Name extends SlotName>(name: Name, props: SlotProps[Name]) => ReactNode;

/** The shell provides the renderer. Without one, as in a module's component tests, slots are empty. */
export const SlotContext = createContext<SlotRenderer>(() => null);

type Props<Name extends SlotName> = { name: Name } & SlotProps[Name];

/** A place for the contributions of other modules; one that fails shows its error card, and the page around it stays. */
export function Slot<Name extends SlotName>({ name, ...props }: Props<Name>) {
  const render = useContext(SlotContext);
  return render(name, props as unknown as SlotProps[Name]);
}
