import type { TranslatedText } from '../model/translation/job.ts';
import { PlanStep } from './plan-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { Translation } from './use-translation.ts';

interface TranslateDialogProps {
  translation: Translation;
  onApply: (translated: readonly TranslatedText[]) => void;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

export function TranslateDialog(props: TranslateDialogProps) {
  const { translation, onApply, onClose, finalFocus } = props;
  const { job, isRunning, start, cancel, resume, discard } = translation;
  if (job === null) return <PlanStep onStart={start} onClose={onClose} />;
  if (isRunning) return <ProgressStep job={job} onCancel={cancel} />;
  return (
    <ReviewStep
      job={job}
      onApply={onApply}
      finalFocus={finalFocus}
      onResume={() => void resume()}
      onDiscard={() => {
        discard();
        onClose();
      }}
    />
  );
}
