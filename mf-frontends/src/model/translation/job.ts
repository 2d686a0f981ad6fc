import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Flag } from './check-translation.ts';
import type { PlannedText } from './plan.ts';

/** The result for one text: the translation, or null with the reason in `flags`. */
export interface Answer {
  html: string | null;
  flags: Flag[];
}

export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface LanguageStep {
  language: LanguageCode;
  state: StepState;
  /** The texts to translate; stored jobs have this key. */
  cells: PlannedText[];
  /** Keys are `textRefKey`. */
  answers: Record<string, Answer>;
  /** The error message that the user reads. */
  problem?: string;
}

/**
 * A bulk translation and its progress. The browser stores it (IndexedDB), so property names must
 * not change.
 */
export interface TranslationJob {
  /** When it was started, in milliseconds since 1970. */
  id: string;
  source: LanguageCode;
  steps: LanguageStep[];
}

export type JobEvent =
  | { type: 'started'; language: LanguageCode }
  | { type: 'answered'; language: LanguageCode; answers: Record<string, Answer> }
  | { type: 'finished'; language: LanguageCode }
  | { type: 'failed'; language: LanguageCode; problem: string }
  /** Stops every waiting or running language. */
  | { type: 'cancelled' }
  | { type: 'resumed' };

export function createJob(
  id: string,
  source: LanguageCode,
  texts: readonly PlannedText[],
): TranslationJob {
  const byLanguage = new Map<LanguageCode, PlannedText[]>();
  for (const planned of texts) {
    byLanguage.set(planned.language, [...(byLanguage.get(planned.language) ?? []), planned]);
  }
  return {
    id,
    source,
    steps: [...byLanguage].map(([language, own]) => ({
      language,
      state: 'waiting',
      cells: own,
      answers: {},
    })),
  };
}

export function advance(job: TranslationJob, event: JobEvent): TranslationJob {
  return { ...job, steps: job.steps.map((step) => advanceStep(step, event)) };
}

function advanceStep(step: LanguageStep, event: JobEvent): LanguageStep {
  switch (event.type) {
    case 'cancelled':
      return isOpen(step) ? { ...step, state: 'cancelled' } : step;
    case 'resumed':
      return step.state === 'done' ? step : { ...step, state: 'waiting', problem: undefined };
    default:
      return event.language === step.language ? advanceNamed(step, event) : step;
  }
}

function advanceNamed(
  step: LanguageStep,
  event: Exclude<JobEvent, { type: 'cancelled' | 'resumed' }>,
): LanguageStep {
  switch (event.type) {
    case 'started':
      return { ...step, state: 'running', problem: undefined };
    case 'answered':
      return { ...step, answers: { ...step.answers, ...event.answers } };
    case 'finished':
      return { ...step, state: 'done' };
    case 'failed':
      return { ...step, state: 'failed', problem: event.problem };
  }
}

const isOpen = ({ state }: LanguageStep) => state === 'waiting' || state === 'running';

/** The texts of a language without a result. A resumed job continues with them. */
export function pendingTexts(step: LanguageStep): PlannedText[] {
  return step.cells.filter((planned) => step.answers[textRefKey(planned)] === undefined);
}

export function stepProgress(step: LanguageStep): { done: number; total: number } {
  return { done: step.cells.length - pendingTexts(step).length, total: step.cells.length };
}

/** The languages that are not complete. */
export function unfinishedSteps(job: TranslationJob): LanguageStep[] {
  return job.steps.filter((step) => step.state !== 'done');
}

/** A translated text for the review list. */
export interface TranslatedText {
  planned: PlannedText;
  html: string;
  flags: Flag[];
}

/** All translated texts, flagged ones first. */
export function translatedTexts(job: TranslationJob): TranslatedText[] {
  const translated = job.steps.flatMap((step) =>
    step.cells.flatMap((planned) => {
      const answer = step.answers[textRefKey(planned)];
      return typeof answer?.html === 'string'
        ? [{ planned, html: answer.html, flags: answer.flags }]
        : [];
    }),
  );
  return [
    ...translated.filter(({ flags }) => flags.length > 0),
    ...translated.filter(({ flags }) => flags.length === 0),
  ];
}

/** The texts whose translation is unusable. They keep their value. */
export function unusableTexts(job: TranslationJob): { planned: PlannedText; flags: Flag[] }[] {
  return job.steps.flatMap((step) =>
    step.cells.flatMap((planned) => {
      const answer = step.answers[textRefKey(planned)];
      return answer?.html === null ? [{ planned, flags: answer.flags }] : [];
    }),
  );
}
