import { languageOf } from '@wabu/shared/i18n/languages';
import { Button, Dialog } from '@wabu/shared/ui';
import { useState } from 'react';
import { type LanguageStep, stepProgress, type TranslationJob } from '../model/translation/job.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './progress-step.module.css';

export function ProgressStep({ job, onCancel }: { job: TranslationJob; onCancel: () => void }) {
  const t = useFrontendsWords();
  const [isCancelling, setCancelling] = useState(false);
  return (
    <Dialog
      persistent
      width={500}
      title={t('translate.running')}
      onClose={onCancel}
      footer={
        <Button
          busy={isCancelling}
          onClick={() => {
            setCancelling(true);
            onCancel();
          }}
        >
          {t(isCancelling ? 'translate.cancelling' : 'translate.cancel')}
        </Button>
      }
    >
      <LanguageSteps steps={job.steps} />
    </Dialog>
  );
}

export function LanguageSteps({ steps }: { steps: readonly LanguageStep[] }) {
  const t = useFrontendsWords();
  return (
    <ul className="wabu-stack wabu-gap-2">
      {steps.map((step) => {
        const { language, state, problem } = step;
        const { done, total } = stepProgress(step);
        const { label, name } = languageOf(language);
        return (
          <li key={language} className={styles.step} data-state={state}>
            <abbr title={name}>{label}</abbr>
            <progress
              className="wabu-full"
              aria-label={`${name}: ${t('translate.progress', { done, count: total })}`}
              max={total}
              value={done}
            />
            <span className={styles.state}>
              {t(`translate.states.${state}`)} · {t('translate.progress', { done, count: total })}
            </span>
            {problem && <span className={styles.problem}>{problem}</span>}
          </li>
        );
      })}
    </ul>
  );
}
