import { useCallback } from 'react';
import { useUiWords } from '../words/it.ts';
import { useOverlay } from './overlays.tsx';
import { type QuestionAnswer, QuestionDialog } from './question-dialog.tsx';

type UnsavedAnswer = 'save' | 'discard' | 'stay';

/** Asks what to do with unsaved work before a navigation. Escape, or leaving the page, means `stay`. */
export function useUnsavedQuestion(): () => Promise<UnsavedAnswer> {
  const open = useOverlay();
  const t = useUiWords();
  return useCallback(async () => {
    const answers: QuestionAnswer<UnsavedAnswer>[] = [
      { value: 'stay', label: t('unsaved.stay'), look: 'quiet' },
      { value: 'discard', label: t('unsaved.discard') },
      { value: 'save', label: t('unsaved.save'), look: 'solid', hasFocus: true },
    ];
    const chosen = await open<UnsavedAnswer>((answer) => (
      <QuestionDialog
        width={600}
        title={t('unsaved.title')}
        detail={t('unsaved.text')}
        answers={answers}
        onEscape="stay"
        onAnswer={answer}
      />
    ));
    return chosen ?? 'stay';
  }, [open, t]);
}
