import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { Overlays } from './dialogs/overlays.tsx';
import { Toaster } from './feedback/toaster.tsx';
import { system } from './theme/system.ts';

/**
 * Emotion's cache. `speedy` is set in every build mode: it inserts rules through the CSSOM, which `style-src 'self'`
 * allows; style text would be blocked.
 */
const styleCache = createCache({ key: 'wabu', speedy: true });

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
