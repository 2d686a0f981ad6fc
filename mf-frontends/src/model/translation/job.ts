import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Flag } from './check-translation.ts';
import type { PlannedText } from './plan.ts';

/** What came back for one cell: its new text, or why there is none. */
export interface Answer {
  html: string | null;
  flags: Flag[];
}

export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface LanguageStep {
  language: LanguageCode;
  state: StepState;
  cells: PlannedText[];
  /** By cell key. */
  answers: Record<string, Answer>;
  /** Why it stopped, in words for people. */
  problem?: string;
}

/** A bulk translation: what was agreed in the plan, and how far it has come. Plain data, so that it can be kept. */
export interface TranslationJob {
  id: string;
  source: LanguageCode;
  steps: LanguageStep[];
}

export type JobEvent =
  | { type: 'started'; language: LanguageCode }
  | { type: 'answered'; language: LanguageCode; answers: Record<string, Answer> }
  | { type: 'finished'; language: LanguageCode }
  | { type: 'failed'; language: LanguageCode; problem: string }
  /** No language can go on: the one that was running failed, the others wait. */
  | { type: 'cancelled' }
  | { type: 'resumed' };

export function createJob(
  id: string,
  source: LanguageCode,
  cells: readonly PlannedText[],
): TranslationJob {
  const byLanguage = new Map<LanguageCode, PlannedText[]>();
  for (const planned of cells) {
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

/** The cells of a language that have no answer yet: where a resumed job goes on. */
export function pendingTexts(step: LanguageStep): PlannedText[] {
  return step.cells.filter((planned) => step.answers[textRefKey(planned)] === undefined);
}

export function stepProgress(step: LanguageStep): { done: number; total: number } {
  return { done: step.cells.length - pendingTexts(step).length, total: step.cells.length };
}

export type JobOutcome = 'running' | 'complete' | 'partial';

export function outcomeOf(job: TranslationJob): JobOutcome {
  if (job.steps.some(isOpen)) return 'running';
  return unfinishedSteps(job).length === 0 ? 'complete' : 'partial';
}

/** The languages that lack texts of the plan, to be named to the person who waits. */
export function unfinishedSteps(job: TranslationJob): LanguageStep[] {
  return job.steps.filter((step) => step.state !== 'done');
}

/** One text that a job wrote, for the review list. */
export interface TranslatedText {
  planned: PlannedText;
  html: string;
  flags: Flag[];
}

/** All texts that came back, those that a person should look at first. */
export function translatedTexts(job: TranslationJob): TranslatedText[] {
  const cells = job.steps.flatMap((step) =>
    step.cells.flatMap((planned) => {
      const answer = step.answers[textRefKey(planned)];
      return typeof answer?.html === 'string'
        ? [{ planned, html: answer.html, flags: answer.flags }]
        : [];
    }),
  );
  return [
    ...cells.filter(({ flags }) => flags.length > 0),
    ...cells.filter(({ flags }) => flags.length === 0),
  ];
}

/** The cells whose answer cannot be used: they stay as they were. */
export function unusableTexts(job: TranslationJob): { planned: PlannedText; flags: Flag[] }[] {
  return job.steps.flatMap((step) =>
    step.cells.flatMap((planned) => {
      const answer = step.answers[textRefKey(planned)];
      return answer?.html === null ? [{ planned, flags: answer.flags }] : [];
    }),
  );
}
