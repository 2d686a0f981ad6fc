import { LocaleProvider } from '@chakra-ui/react/locale';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { languageOf, useLanguage } from '../i18n/index.ts';
import { Overlays } from './dialogs/overlays.tsx';
import { Toaster } from './feedback/toaster.tsx';
import { styleCache } from './theme/style-cache.ts';
import { system } from './theme/system.ts';

/** The root of every staff page: theme, text direction, dialogs and toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  const { html } = languageOf(useLanguage());
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <LocaleProvider locale={html}>
          {children}
          <Overlays />
          <Toaster />
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
