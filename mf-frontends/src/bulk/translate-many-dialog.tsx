import { ApiProblem } from '@wabu/api/client';
import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useStaffLocale } from '@wabu/shared/i18n';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { FormField, formatCount } from '@wabu/shared/ui';
import { BulkDialog } from '@wabu/shared/ui/selection';
import { useState } from 'react';
import { explainFailure } from '../api/translate-call.ts';
import type { Review } from '../model/search-frontends.ts';
import { planTotals } from '../model/translation/plan.ts';
import { LeftAsItIs, stepOfEach } from '../parts/batch-run/step-of-each.ts';
import { SourceSelect } from '../translation/source-select.tsx';
import { UsageLine } from '../translation/usage-line.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { FrontendsDialogProps } from './action-dialog.tsx';
import { lineOf, useCounts } from './plan-lines.ts';
import { readWhole } from './read-chosen.ts';
import { textsToTranslate, translateOne } from './translate-one.ts';
import { useWrittenTexts } from './use-written-texts.ts';
import { useBulkWords } from './words/bulk-words.ts';

interface TranslateManyDialogProps extends FrontendsDialogProps {
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
              meant.map(({ frontend }) => frontend),
            ),
            lineOf(
              'skip',
              t('translate.skip', counts(skipped.length)),
              skipped.map(({ frontend }) => frontend),
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
