import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { updateFrontend } from '../api/frontend-calls.ts';
import { translateTexts } from '../api/translate-call.ts';
import { draftProvenance, editorFor, originsToSend } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';
import { writesOf } from '../model/translation/apply-job.ts';
import { contextOf } from '../model/translation/context.ts';
import { createJob, translatedTexts, unfinishedSteps } from '../model/translation/job.ts';
import { type PlannedText, planTranslation, preselectedGroups } from '../model/translation/plan.ts';
import { type Failure, runJob } from '../model/translation/run-job.ts';
import { asStored, translatableSections, writeTranslations } from '../translation/picture-texts.ts';

/** The texts that a translation of many microsites writes: missing and outdated ones, never those of a person. */
export function textsToTranslate(
  frontend: FrontendWithProvenance,
  source: LanguageCode,
): PlannedText[] {
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

/**
 * Translates and saves one microsite. Throws when the translator fails for all, and when the save is rejected. A
 * stopped one is not saved.
 */
export async function translateOne(request: Request): Promise<Outcome> {
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
