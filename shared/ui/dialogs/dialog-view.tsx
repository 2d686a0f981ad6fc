import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  ChakraProvider,
  createSystem,
  defineSlotRecipe,
  defineTokens,
} from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dialogOpened } from '../feedback/open-dialogs.ts';
import type { DialogProps } from './dialog.tsx';

/** `speedy` in every build mode: the CSSOM is allowed by `style-src 'self'`, style text is not. */
const styleCache = createCache({ key: 'wabu', speedy: true });

const placements = {
  center: { positioner: {}, content: {}, body: {}, footer: {} },
  end: {
    positioner: { justifyContent: 'flex-end', alignItems: 'stretch', padding: 0 },
    content: { borderRadius: 0 },
    body: {},
    footer: {},
  },
  page: {
    positioner: {
      alignItems: 'stretch',
      padding: 0,
      '@media print': { position: 'static', display: 'block' },
    },
    content: {
      maxWidth: 'none',
      borderRadius: 0,
      '@media print': {
        display: 'block',
        overflow: 'visible',
        maxHeight: 'none',
        boxShadow: 'none',
      },
    },
    body: { '@media print': { overflow: 'visible' } },
    footer: { '@media print': { display: 'none' } },
  },
} as const;

/** The dialog, by Chakra's, which nothing else of the staff pages needs (decision 0136). */
export function DialogView(props: DialogProps) {
  const { title, children, footer, onClose, persistent = false, width = 500 } = props;
  const { role = 'dialog', placement = 'center', initialFocus, finalFocus } = props;
  const styles = placements[placement];
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => (content ? dialogOpened(content) : undefined), [content]);
  return (
    <CacheProvider value={styleCache}>
      <ChakraProvider value={system}>
        <ChakraDialog.Root
          open
          role={role}
          closeOnEscape={!persistent}
          closeOnInteractOutside={!persistent && role === 'dialog'}
          initialFocusEl={initialFocus && (() => initialFocus.current)}
          finalFocusEl={finalFocus}
          // A dialog before this one returns the focus to the page when it is gone, which may be later.
          onFocusOutside={(event) => event.preventDefault()}
          onOpenChange={({ open }) => open || onClose()}
        >
          {createPortal(
            <>
              <ChakraDialog.Backdrop />
              <ChakraDialog.Positioner {...styles.positioner}>
                <ChakraDialog.Content
                  ref={setContent}
                  maxWidth={{ sm: `${width}px` }}
                  {...styles.content}
                >
                  <ChakraDialog.Header>
                    <ChakraDialog.Title>{title}</ChakraDialog.Title>
                  </ChakraDialog.Header>
                  {children && (
                    <ChakraDialog.Body {...styles.body}>
                      {role === 'alertdialog' ? (
                        <ChakraDialog.Description asChild>
                          <div>{children}</div>
                        </ChakraDialog.Description>
                      ) : (
                        children
                      )}
                    </ChakraDialog.Body>
                  )}
                  <ChakraDialog.Footer {...styles.footer}>{footer}</ChakraDialog.Footer>
                </ChakraDialog.Content>
              </ChakraDialog.Positioner>
            </>,
            document.body,
          )}
        </ChakraDialog.Root>
      </ChakraProvider>
    </CacheProvider>
  );
}

const dialogRecipe = defineSlotRecipe({
  // Chakra's list of them loads all of its components.
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  className: 'wabu-dialog',
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'calc({zIndex.dialog} + var(--layer-index, 0))',
      bg: 'backdrop',
      animation: 'wabu-fade var(--wabu-duration) var(--wabu-ease)',
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'calc({zIndex.dialog} + var(--layer-index, 0))',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'center' },
      padding: { base: 0, sm: '4' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxHeight: '100%',
      overflow: 'hidden',
      outline: 0,
      bg: 'surface',
      color: 'text',
      borderTopRadius: 'lg',
      borderBottomRadius: { base: 0, sm: 'lg' },
      boxShadow: 'lg',
      animation: 'wabu-rise var(--wabu-duration) var(--wabu-ease)',
    },
    header: { paddingInline: '5', paddingBlockStart: '5', paddingBlockEnd: '3' },
    title: { fontSize: 'lg', fontWeight: 'bold' },
    body: { flex: '1', overflowY: 'auto', paddingInline: '5', paddingBlock: '1' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: '5',
      paddingBlockStart: '4',
      paddingBlockEnd: 'max({spacing.5}, env(safe-area-inset-bottom))',
    },
  },
});

const read = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: `var(--wabu-${prefix}-${name})` }]));

/** Maps the tokens of the dialog's recipe to the custom properties of tokens.css, which hold the values. */
const tokens = defineTokens({
  colors: read('color', ['surface', 'text', 'backdrop']),
  spacing: read('space', ['1', '3', '4', '5']),
  radii: read('radius', ['lg']),
  fontSizes: read('text', ['lg']),
  fontWeights: read('weight', ['bold']),
  shadows: read('shadow', ['lg']),
  zIndex: read('layer', ['dialog']),
});

/** Only the recipes in use: Chakra's default theme is larger than all staff pages. The reset is base.css. */
const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'wabu-ui',
  theme: {
    breakpoints: { sm: '600px', md: '960px', lg: '1280px', xl: '1920px', '2xl': '2560px' },
    tokens,
    keyframes: {
      'wabu-rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
      'wabu-fade': { from: { opacity: 0 } },
    },
    slotRecipes: { dialog: dialogRecipe },
  },
});
