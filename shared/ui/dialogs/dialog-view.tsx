import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dialogOpened } from '../feedback/open-dialogs.ts';
import type { DialogProps } from './dialog.tsx';
import { system } from './theme/system.ts';

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
