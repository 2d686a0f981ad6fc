import type { ReactNode } from 'react';
import { Overlays } from './dialogs/overlays.tsx';
import { Toaster } from './feedback/toaster.tsx';

/** The root of every staff page: dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Overlays />
      <Toaster />
    </>
  );
}
