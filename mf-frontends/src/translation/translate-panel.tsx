import { Button, lazyPart, usePageToast, useStableCallbacks } from '@wabu/shared/ui';
import { Languages, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { type TranslatedText, translatedTexts } from '../model/translation/job.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { useTranslationJob } from './use-translation.ts';

const TranslateDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: 'translate' */ './translate-dialog.tsx')).TranslateDialog,
);

export function TranslatePanel() {
  const t = useFrontendsWords();
  const translation = useTranslationJob();
  const { job, isRunning, applied } = translation;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // The toast acts on this form only; the toast of its save undoes the texts with the save.
  const showToast = usePageToast();
  const removeToast = useRef<() => void>(undefined);
  const isInterrupted = job !== null && !isOpen && !isRunning;

  const { undo } = useStableCallbacks({
    undo() {
      removeToast.current?.();
      translation.undo();
      showToast({ text: t('translate.undone') });
    },
  });
  const apply = (texts: readonly TranslatedText[]) => {
    const { written, left } = translation.apply(texts);
    setOpen(false);
    const text = [
      t('translate.applied', { count: written }),
      left > 0 && t('translate.left', { count: left }),
    ];
    removeToast.current = showToast({
      kind: 'success',
      text: text.filter(Boolean).join(' '),
      actions: written > 0 ? [{ label: t('actions.undo'), onPress: undo }] : [],
    });
  };

  return (
    <div className="wabu-bar wabu-gap-2">
      {isInterrupted && (
        <p className="wabu-bar wabu-gap-2 wabu-small" role="status">
          {t('translate.interrupted', {
            count: translatedTexts(job).length,
            total: job.steps.reduce((sum, { cells }) => sum + cells.length, 0),
          })}
          <Button size="sm" onClick={() => setOpen(true)}>
            {t('translate.continue')}
          </Button>
          <Button size="sm" look="quiet" onClick={translation.discard}>
            {t('translate.drop')}
          </Button>
        </p>
      )}
      {applied.length > 0 && (
        <Button size="sm" onClick={undo}>
          <Undo2 size={16} aria-hidden="true" />
          {t('translate.undo')}
        </Button>
      )}
      {!isInterrupted && (
        <Button ref={opener} size="sm" onClick={() => setOpen(true)}>
          <Languages size={16} aria-hidden="true" />
          {t('translate.open')}
        </Button>
      )}
      {isOpen && (
        <TranslateDialog
          translation={translation}
          onApply={apply}
          onClose={() => setOpen(false)}
          finalFocus={() => opener.current}
        />
      )}
    </div>
  );
}
