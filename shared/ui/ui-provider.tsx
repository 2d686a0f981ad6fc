import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Overlays } from './dialogs/overlays.tsx';
import { Toaster } from './feedback/toaster.tsx';
import { styleCache } from './theme/style-cache.ts';
import { system } from './theme/system.ts';

/** The root of every staff page: theme, dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        {children}
        <Overlays />
        <Toaster />
      </ChakraProvider>
    </CacheProvider>
  );
}
