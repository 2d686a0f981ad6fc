import { type ReactNode, useCallback, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/ui-words.ts';
import { Dialog } from './dialog.tsx';
import { useOverlay } from './overlays.tsx';

export interface Message {
  /** The sentence that must be read: `Permessi non validi`. */
  title: string;
  detail?: ReactNode;
}

/** A sentence that waits until it has been read; most pages call `useAlert`. */
export function AlertDialog({ title, detail, onClose }: Message & { onClose: () => void }) {
  const t = useUiWords();
  const ok = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      width={400}
      title={title}
      initialFocus={ok}
      onClose={onClose}
      footer={
        <Button ref={ok} look="solid" onClick={onClose}>
          {t('ok')}
        </Button>
      }
    >
      {detail}
    </Dialog>
  );
}

/** `await alert({ title: 'Permessi non validi' })`: what `window.alert` was for, without stopping the page. */
export function useAlert(): (message: Message) => Promise<void> {
  const open = useOverlay();
  return useCallback(
    async (message) => {
      await open<void>((answer) => <AlertDialog {...message} onClose={() => answer()} />);
    },
    [open],
  );
}
