import { ApiProblem } from '@wabu/api/client';
import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useStaffLocale } from '@wabu/shared/i18n';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { FormField, formatCount } from '@wabu/shared/ui';
import { BulkDialog, type BulkReport, lineOf, useCounts } from '@wabu/shared/ui/selection';
import { useRef, useState } from 'react';
import { updateFrontend } from '../../api/frontend-calls.ts';
import { explainFailure, translateTexts } from '../../api/translate-call.ts';
import { draftProvenance, editorFor, originsToSend } from '../../model/draft/editor-state.ts';
import { savedOf } from '../../model/draft/new-draft.ts';
import type { Review } from '../../model/search-frontends.ts';
import { writesOf } from '../../model/translation/apply-job.ts';
import { contextOf } from '../../model/translation/context.ts';
import { createJob, translatedTexts, unfinishedSteps } from '../../model/translation/job.ts';
import {
  type PlannedText,
  planTotals,
  planTranslation,
  preselectedGroups,
} from '../../model/translation/plan.ts';
import { type Failure, runJob } from '../../model/translation/run-job.ts';
import { LeftAsItIs, stepOfEach } from '../../parts/batch-run/step-of-each.ts';
import {
  asStored,
  translatableSections,
  writeTranslations,
} from '../../translation/picture-texts.ts';
import { SourceSelect } from '../../translation/source-select.tsx';
import { UsageLine } from '../../translation/usage-line.tsx';
import { useFrontendsWords } from '../../words/frontends-words.ts';
import { type FrontendsAction, readWhole } from './read-whole.ts';
import { useBulkWords } from './words/it.ts';

interface TranslateManyDialogProps extends FrontendsAction {
  onReview: (review: Review) => void;
}

export function TranslateManyDialog(props: TranslateManyDialogProps) {
  const { chosen, batch, onDone, onReview, onClose } = props;
  const t = useBulkWords();
  const words = useFrontendsWords();
  const locale = useStaffLocale();
  const [source, setSource] = useState<LanguageCode>('it');
  const written = useWrittenTexts(batch, onReview);
  const counts = useCounts();
  async function translate(frontend: FrontendWithProvenance, signal: AbortSignal): Promise<void> {
    const explain = (error: unknown) => explainFailure(words, error);
    const outcome = await translateOne({ frontend, source, batch, explain, signal });
    const { failed } = outcome;
    written.note(frontend.URL, outcome.written);
    if (failed.length > 0)
      throw new LeftAsItIs(failed.map((one) => t('translate.partly', one)).join(' '));
    if (outcome.written === 0) throw new LeftAsItIs(t('translate.unusable'));
  }
  return (
    <BulkDialog
      title={t('translate.title')}
      form={
        <>
          <FormField label={t('translate.source')} hint={t('translate.human')}>
            <SourceSelect source={source} onChange={setSource} />
          </FormField>
          <UsageLine />
        </>
      }
      read={(report, signal) => readWhole(chosen, report, signal)}
      planOf={(frontends) => {
        const planned = frontends.map((frontend) => ({
          frontend,
          texts: textsToTranslate(frontend, source),
        }));
        const meant = planned.filter(({ texts }) => texts.length > 0);
        const skipped = planned.filter(({ texts }) => texts.length === 0);
        const { texts, characters } = planTotals(meant.flatMap((each) => each.texts));
        return {
          meant: meant.map(({ frontend }) => frontend),
          count: meant.length,
          lines: [
            lineOf(
              'do',
              t('translate.do', {
                ...counts(meant.length),
                texts: formatCount(texts, locale),
                characters: formatCount(characters, locale),
              }),
              meant.map(({ frontend }) => frontend.URL),
            ),
            lineOf(
              'skip',
              t('translate.skip', counts(skipped.length)),
              skipped.map(({ frontend }) => frontend.URL),
            ),
          ],
        };
      }}
      startLabel={({ count }) => t('translate.start', counts(count))}
      stepOf={({ meant }, reject) =>
        stepOfEach(meant, {
          nameOf: ({ URL }) => URL,
          reject,
          // The translator asks for one request after the other.
          atOnce: 1,
          work: translate,
        })
      }
      explain={(error) =>
        error instanceof ApiProblem ? error.problem.message : t('translate.line')
      }
      reportOf={written.report}
      onDone={() => onDone(t('translate.done', counts(written.microsites())))}
      onClose={onClose}
    />
  );
}

function useWrittenTexts(batch: string, onReview: (review: Review) => void) {
  const t = useBulkWords();
  const counts = useCounts();
  const written = useRef(new Map<string, number>());
  return {
    note(url: string, texts: number): void {
      if (texts > 0) written.current.set(url, texts);
    },
    microsites: () => written.current.size,
    report(): BulkReport | null {
      const { size } = written.current;
      if (size === 0) return null;
      const texts = [...written.current.values()].reduce((sum, count) => sum + count, 0);
      return {
        title: t('translate.ended'),
        text: t('translate.report', {
          count: texts,
          texts: counts(texts).number,
          microsites: t('translate.microsites', counts(size)),
        }),
        action: {
          label: t('translate.review'),
          onPress: () => onReview({ id: batch, urls: new Set(written.current.keys()) }),
        },
      };
    },
  };
}

function textsToTranslate(frontend: FrontendWithProvenance, source: LanguageCode): PlannedText[] {
  const state = editorFor(savedOf(frontend));
  const sections = translatableSections(state.draft);
  return planTranslation(sections, draftProvenance(state), source).filter(({ group }) =>
    preselectedGroups.has(group),
  );
}

interface Request {
  frontend: FrontendWithProvenance;
  source: LanguageCode;
  batch: string;
  explain: (error: unknown) => Failure;
  signal: AbortSignal;
}

interface Outcome {
  written: number;
  failed: { language: string; problem: string }[];
}

/** Throws when the translator fails for all, and when the save is rejected. A stopped one is not saved. */
async function translateOne(request: Request): Promise<Outcome> {
  const { frontend, source, batch, explain, signal } = request;
  let fatal: unknown;
  const context = contextOf(savedOf(frontend).draft, source);
  const job = await runJob(createJob('', source, textsToTranslate(frontend, source)), {
    translate: (asked) => translateTexts({ ...asked, context }),
    explain(error) {
      const failure = explain(error);
      if (failure.isFatal) fatal = error;
      return failure;
    },
    onProgress: () => undefined,
    signal,
  });
  signal.throwIfAborted();
  if (fatal !== undefined) throw fatal;
  const state = editorFor(savedOf(frontend));
  const translated = translatedTexts(job).map(asStored);
  const writes = writesOf(translated, translatableSections(state.draft), source);
  const failed = unfinishedSteps(job).map(({ language, problem = '' }) => ({
    language: languageOf(language).name,
    problem,
  }));
  if (writes.length === 0) return { written: 0, failed };
  const next = writeTranslations(writes)(state);
  const save = { draft: next.draft, origins: originsToSend(next, false) };
  await updateFrontend(save, frontend.version, batch);
  return { written: writes.length, failed };
}
