import { ApiProblem } from '@wabu/api/client';
import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { useStaffLocale } from '@wabu/shared/i18n';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { FormField, formatCount, Select } from '@wabu/shared/ui';
import { BulkDialog } from '@wabu/shared/ui/selection';
import { useState } from 'react';
import { explainFailure } from '../api/translate-call.ts';
import type { Review } from '../model/search-frontends.ts';
import { planTotals } from '../model/translation/plan.ts';
import { LeftAsItIs, stepOfEach } from '../parts/batch-run/step-of-each.ts';
import { UsageLine } from '../translation/usage-line.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import type { FrontendsDialogProps } from './publication-dialog.tsx';
import { readWhole } from './read-chosen.ts';
import { textsToTranslate, translateOne } from './translate-one.ts';
import { useWrittenTexts } from './use-written-texts.ts';
import { useBulkWords } from './words/bulk-words.ts';

const sources: readonly LanguageCode[] = ['it', 'en'];
const urlOf = ({ URL }: FrontendWithProvenance) => URL;

interface TranslateManyDialogProps extends FrontendsDialogProps {
  /** Shows the microsites that were translated, so that somebody reads the texts. */
  onReview: (review: Review) => void;
}

/** Translates what is missing or outdated in the chosen microsites, with the plan of the editor's translation. */
export function TranslateManyDialog(props: TranslateManyDialogProps) {
  const { chosen, batch, onDone, onReview, onClose } = props;
  const t = useBulkWords();
  const words = useFrontendsWords();
  const locale = useStaffLocale();
  const [source, setSource] = useState<LanguageCode>('it');
  const written = useWrittenTexts(batch, onReview);
  const numbers = (count: number) => ({ count, number: formatCount(count, locale) });
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
          <SourceField source={source} onChange={setSource} />
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
            {
              id: 'do',
              kind: 'do',
              text: t('translate.do', {
                ...numbers(meant.length),
                texts: formatCount(texts, locale),
                characters: formatCount(characters, locale),
              }),
              names: meant.map(({ frontend }) => urlOf(frontend)),
            },
            {
              id: 'skip',
              kind: 'skip',
              text: t('translate.skip', numbers(skipped.length)),
              names: skipped.map(({ frontend }) => urlOf(frontend)),
            },
          ],
        };
      }}
      startLabel={({ count }) => t('translate.start', numbers(count))}
      stepOf={({ meant }, refuse) =>
        stepOfEach(meant, {
          nameOf: urlOf,
          refuse,
          // The translator asks for one request after the other.
          atOnce: 1,
          work: translate,
        })
      }
      explain={(error) =>
        error instanceof ApiProblem ? error.problem.message : t('translate.line')
      }
      reportOf={written.report}
      onDone={() => onDone(t('translate.done', numbers(written.microsites())))}
      onClose={onClose}
    />
  );
}

interface SourceFieldProps {
  source: LanguageCode;
  onChange: (source: LanguageCode) => void;
}

/** The language that is translated. */
function SourceField({ source, onChange }: SourceFieldProps) {
  const t = useBulkWords();
  return (
    <FormField label={t('translate.source')} hint={t('translate.human')}>
      <Select value={source} onChange={({ target }) => onChange(target.value as LanguageCode)}>
        {sources.map((code) => (
          <option key={code} value={code}>
            {languageOf(code).name}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
