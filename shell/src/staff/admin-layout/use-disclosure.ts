import { useLocation } from '@wabu/shared/routing';
import { useEffect, useRef, useState } from 'react';

/** A button that shows and hides a part of the menu. Escape and every navigation hide it. */
export function useDisclosure() {
  const [isOpen, setOpen] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closeByEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      toggleButton.current?.focus();
      setOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen]);
  const close = () => setOpen(false);
  return { isOpen, toggle: () => setOpen(!isOpen), close, toggleButton };
}
