import { useSession } from '@wabu/shared/session';
import { useEffect, useRef, useState } from 'react';
import { explainFailure, translateTexts } from '../api/translate-call.ts';
import { useEditor, useEditorStore } from '../editor/editor-store.tsx';
import { undoOf, writesOf } from '../model/translation/apply-job.ts';
import { contextOf } from '../model/translation/context.ts';
import { createJob, type TranslatedText, type TranslationJob } from '../model/translation/job.ts';
import type { PlannedText } from '../model/translation/plan.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { asStored, translatableSections, writeTranslations } from './picture-texts.ts';
import { getStoredJob, removeStoredJob, setStoredJob } from './stored-job.ts';

export type Translation = ReturnType<typeof useTranslationJob>;

export function useTranslationJob() {
  const t = useFrontendsWords();
  const store = useEditorStore();
  const key = useJobKey();
  const [job, setJob] = useState<TranslationJob | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [applied, setApplied] = useState<readonly TranslatedText[]>([]);
  const abort = useRef<AbortController | null>(null);

  useEffect(() => {
    let gone = false;
    getStoredJob(key).then((found) => {
      if (found && !gone) setJob((current) => current ?? found);
    });
    return () => {
      gone = true;
      abort.current?.abort();
    };
  }, [key]);

  async function run(next: TranslationJob): Promise<void> {
    const controller = new AbortController();
    abort.current = controller;
    const follow = (step: TranslationJob) => {
      setJob(step);
      void setStoredJob(key, step);
    };
    const context = contextOf(store.getState().draft, next.source);
    setRunning(true);
    // In the chunk of the dialog, which is open by now.
    const { runJob } = await import(
      /* webpackChunkName: 'translate' */ '../model/translation/run-job.ts'
    );
    follow(
      await runJob(next, {
        translate: (request) => translateTexts({ ...request, context }),
        explain: (error) => explainFailure(t, error),
        onProgress: follow,
        signal: controller.signal,
      }),
    );
    setRunning(false);
  }

  function finish(): void {
    setJob(null);
    void removeStoredJob(key);
  }

  return {
    job,
    isRunning,
    applied,
    start: (texts: readonly PlannedText[], source: TranslationJob['source']) =>
      run(createJob(String(Date.now()), source, texts)),
    resume: () => job && run(job),
    cancel: () => abort.current?.abort(),
    discard: finish,
    apply(translated: readonly TranslatedText[]) {
      const sections = translatableSections(store.getState().draft);
      const texts = translated.map(asStored);
      const writes = writesOf(texts, sections, job?.source ?? 'it');
      store.setState(writeTranslations(writes));
      setApplied(texts);
      finish();
      return { written: writes.length, left: texts.length - writes.length };
    },
    undo() {
      const sections = translatableSections(store.getState().draft);
      store.setState(writeTranslations(undoOf(applied, sections)));
      setApplied([]);
    },
  };
}

function useJobKey(): string {
  const { user } = useSession();
  const record = useEditor(({ base, version }) => (version === null ? '+new' : base.URL));
  return `${user?.username}/translation/${record}`;
}
