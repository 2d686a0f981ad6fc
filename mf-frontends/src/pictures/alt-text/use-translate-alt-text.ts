import type { AltText } from '@wabu/shared/entities/alt-texts';
import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { SOURCE_LANGUAGE } from '@wabu/shared/entities/translation-provenance';
import { useEffect, useRef, useState } from 'react';
import { explainFailure, translateTexts } from '../../api/translate-call.ts';
import { useEditorStore } from '../../editor/editor-store.tsx';
import { contextOf } from '../../model/translation/context.ts';
import { createJob, translatedTexts } from '../../model/translation/job.ts';
import { planTranslation } from '../../model/translation/plan.ts';
import { asStored, sectionOfAltText } from '../../translation/picture-texts.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';

/** Translates an Italian alternative text into the languages that have none. It ends when the dialog is closed. */
export function useTranslateAltText(file: string) {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function translate(altText: AltText): Promise<AltText['texts']> {
    const controller = new AbortController();
    abort.current = controller;
    const planned = planTranslation(
      [sectionOfAltText(file, altText)],
      new Map(),
      SOURCE_LANGUAGE,
    ).filter(({ group }) => group === 'new');
    const context = contextOf(store.getState().draft, SOURCE_LANGUAGE);
    setRunning(true);
    const { runJob } = await import(
      /* webpackChunkName: 'translate' */ '../../model/translation/run-job.ts'
    );
    const job = await runJob(createJob(String(Date.now()), SOURCE_LANGUAGE, planned), {
      translate: (request) => translateTexts({ ...request, context }),
      explain: (error) => explainFailure(t, error),
      onProgress: () => undefined,
      signal: controller.signal,
    });
    setRunning(false);
    setProblem(job.steps.find(({ problem }) => problem !== undefined)?.problem);
    const texts = translatedTexts(job).map(asStored);
    return Object.fromEntries(
      texts.map(({ planned: { language }, html }) => [language, plainTextOf(html)]),
    );
  }

  return { translate, isRunning, problem };
}
