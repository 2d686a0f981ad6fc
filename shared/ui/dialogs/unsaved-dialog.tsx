import { useCallback, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/ui-words.ts';
import { Dialog } from './dialog.tsx';
import { useOverlay } from './overlays.tsx';

export type UnsavedAnswer = 'save' | 'discard' | 'stay';

/** What to do with work that is not saved, asked before anything leaves it. */
export function UnsavedDialog({ onAnswer }: { onAnswer: (answer: UnsavedAnswer) => void }) {
  const t = useUiWords();
  const save = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      width={600}
      title={t('unsaved.title')}
      initialFocus={save}
      onClose={() => onAnswer('stay')}
      footer={
        <>
          <Button look="quiet" onClick={() => onAnswer('stay')}>
            {t('unsaved.stay')}
          </Button>
          <Button onClick={() => onAnswer('discard')}>{t('unsaved.discard')}</Button>
          <Button ref={save} look="solid" onClick={() => onAnswer('save')}>
            {t('unsaved.save')}
          </Button>
        </>
      }
    >
      {t('unsaved.text')}
    </Dialog>
  );
}

/** `switch (await askAboutUnsaved())`: Escape, or leaving the asking page, means to stay. */
export function useUnsavedQuestion(): () => Promise<UnsavedAnswer> {
  const open = useOverlay();
  return useCallback(
    async () =>
      (await open<UnsavedAnswer>((answer) => <UnsavedDialog onAnswer={answer} />)) ?? 'stay',
    [open],
  );
}
