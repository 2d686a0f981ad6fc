import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import { languageOf } from '@wabu/shared/i18n/languages';
import { Button, Dialog } from '@wabu/shared/ui';
import { useState } from 'react';
import { useEditorStore } from '../editor/editor-store.tsx';
import {
  type TranslatedText,
  type TranslationJob,
  translatedTexts,
  unfinishedSteps,
  unusableTexts,
} from '../model/translation/job.ts';
import { PanelText } from '../parts/record-panel.tsx';
import { useTextName } from '../parts/text-name.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { translatableSections } from './picture-texts.ts';
import { PlanStep } from './plan-step.tsx';
import { LanguageSteps, ProgressStep } from './progress-step.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './review-step.module.css';
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

interface ReviewStepProps {
  job: TranslationJob;
  onApply: (texts: readonly TranslatedText[]) => void;
  onResume: () => void;
  onDiscard: () => void;
  /** The focus target after closing; the element that opened the first step may be gone. */
  finalFocus: () => HTMLElement | null;
}

function ReviewStep(props: ReviewStepProps) {
  const { job, onApply, onResume, onDiscard, finalFocus } = props;
  const t = useFrontendsWords();
  const store = useEditorStore();
  const nameOf = useTextName(translatableSections(store.getState().draft));
  const [deselected, setDeselected] = useState<ReadonlySet<string>>(new Set());
  const texts = translatedTexts(job);
  const missing = unfinishedSteps(job);
  const unusable = unusableTexts(job);
  const kept = texts.filter(({ planned }) => !deselected.has(textRefKey(planned)));

  const setSelected = (key: string, isKept: boolean) =>
    setDeselected((before) => {
      const next = new Set(before);
      if (isKept) next.delete(key);
      else next.add(key);
      return next;
    });

  return (
    <Dialog
      persistent
      width={800}
      title={t('translate.review')}
      onClose={onDiscard}
      finalFocus={finalFocus}
      footer={
        <>
          <Button look="quiet" onClick={onDiscard}>
            {t('translate.discard')}
          </Button>
          {missing.length > 0 && <Button onClick={onResume}>{t('translate.resume')}</Button>}
          <Button look="solid" disabled={kept.length === 0} onClick={() => onApply(kept)}>
            {t('translate.apply')} ({kept.length})
          </Button>
        </>
      }
    >
      {missing.length > 0 && (
        <div className={styles.missing} role="alert">
          <p>
            {t('translate.missing', {
              languages: missing.map(({ language }) => languageOf(language).label).join(', '),
            })}
            {texts.length > 0 && ` ${t('translate.kept')}`}
          </p>
          <LanguageSteps steps={missing} />
        </div>
      )}
      {unusable.length > 0 && (
        <section className={styles.unusable}>
          <h3>{t('translate.unusable')}</h3>
          <ul>
            {unusable.map(({ planned, flags }) => (
              <li key={textRefKey(planned)}>
                {languageOf(planned.language).label} · {nameOf(planned)}:{' '}
                {flags.map((flag) => t(`translate.flags.${flag}`)).join(', ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      <PanelText kind="facts">{t('translate.reviewed', { count: texts.length })}</PanelText>
      <ol className={styles.list}>
        {texts.map((translated) => {
          const key = textRefKey(translated.planned);
          return (
            <ReviewItem
              key={key}
              translated={translated}
              name={nameOf(translated.planned)}
              isKept={!deselected.has(key)}
              onKeep={(isKept) => setSelected(key, isKept)}
            />
          );
        })}
      </ol>
    </Dialog>
  );
}
