import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dialogOpened } from '../feedback/open-dialogs.ts';

export interface DialogProps {
  title: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer: ReactNode;
  /** Called for Escape and a press outside; not called for a persistent dialog. */
  onClose: () => void;
  persistent?: boolean;
  /** In pixels; on narrower screens the full width. */
  width?: 400 | 500 | 600 | 800;
  /** `end`: a drawer at the inline end, as high as the page. `page`: fills the window, and can be printed. */
  placement?: 'center' | 'end' | 'page';
  /** `alertdialog`: screen readers announce its content, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives the focus after the dialog closes; default: the element that had it before. */
  finalFocus?: () => HTMLElement | null;
}

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

/** A modal dialog, open while it is rendered. It moves the focus inside and returns it. */
export function Dialog(props: DialogProps) {
  const { title, children, footer, onClose, persistent = false, width = 500 } = props;
  const { role = 'dialog', placement = 'center', initialFocus, finalFocus } = props;
  const styles = placements[placement];
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
  );
}
