import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dialogOpened } from '../feedback/open-dialogs.ts';

export interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons, the one that goes on last. */
  footer: ReactNode;
  /** Asked for by Escape or a press outside; a persistent dialog is left by its buttons alone. */
  onClose: () => void;
  persistent?: boolean;
  /** In pixels; narrower screens take their own width. */
  width?: 400 | 500 | 600 | 800;
  /** `end` makes it a drawer: as high as the page, at the side where reading ends. */
  placement?: 'center' | 'end';
  /** `alertdialog` interrupts: it is read out whole, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes afterwards, when not back to where it was. */
  finalFocus?: () => HTMLElement | null;
}

const drawer = {
  positioner: { justifyContent: 'flex-end', alignItems: 'stretch', padding: 0 },
  content: { borderRadius: 0 },
} as const;

/** A modal dialog: draw it to open it, take it away to close it. Focus comes in and goes back by itself. */
export function Dialog(props: DialogProps) {
  const { title, children, footer, onClose, persistent = false, width = 500 } = props;
  const { role = 'dialog', placement = 'center', initialFocus, finalFocus } = props;
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => (content ? dialogOpened(content) : undefined), [content]);
  return (
    <ChakraDialog.Root
      open
      role={role}
      closeOnEscape={!persistent}
      closeOnInteractOutside={!persistent && role === 'dialog'}
      initialFocusEl={initialFocus && (() => initialFocus.current)}
      finalFocusEl={finalFocus}
      onOpenChange={({ open }) => open || onClose()}
    >
      {createPortal(
        <>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner {...(placement === 'end' && drawer.positioner)}>
            <ChakraDialog.Content
              ref={setContent}
              maxWidth={{ sm: `${width}px` }}
              {...(placement === 'end' && drawer.content)}
            >
              <ChakraDialog.Header>
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
              </ChakraDialog.Header>
              {children && (
                <ChakraDialog.Body>
                  {role === 'alertdialog' ? (
                    <ChakraDialog.Description asChild>
                      <div>{children}</div>
                    </ChakraDialog.Description>
                  ) : (
                    children
                  )}
                </ChakraDialog.Body>
              )}
              <ChakraDialog.Footer>{footer}</ChakraDialog.Footer>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </>,
        document.body,
      )}
    </ChakraDialog.Root>
  );
}
