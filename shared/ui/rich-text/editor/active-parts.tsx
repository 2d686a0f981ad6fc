import { createContext, type ReactNode, use, useEffect, useRef } from 'react';
import { useOwnLayout } from './use-own-layout.ts';

/**
 * Whether the field shows its tools. A context, because it must not render the text: that would reset a caret that the
 * browser has just moved.
 */
export const ActiveContext = createContext(false);

interface WhileActiveProps {
  children: ReactNode;
  /** Called when it is no longer shown. Must be a stable function. */
  onEnd?: () => void;
}

/** What only the field with the focus shows. */
export function WhileActive({ children, onEnd }: WhileActiveProps) {
  const isActive = use(ActiveContext);
  useEffect(() => (isActive ? onEnd : undefined), [isActive, onEnd]);
  return isActive && children;
}

/** The box of the text, as high as the text. */
export function TextBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useOwnLayout(box, use(ActiveContext));
  return <div ref={box}>{children}</div>;
}
