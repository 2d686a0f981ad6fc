import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Flag } from './check-translation.ts';
import type { PlannedText } from './plan.ts';

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
  answers: Record<string, Answer>;
  problem?: string;
}

/** The browser stores it (IndexedDB), so property names must not change. */
export interface TranslationJob {
  /** When it was started, in milliseconds since 1970. */
  id: string;
  source: LanguageCode;
  steps: LanguageStep[];
}

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

export function withSteps(
  job: TranslationJob,
  change: (step: LanguageStep) => Partial<LanguageStep>,
): TranslationJob {
  return { ...job, steps: job.steps.map((step) => ({ ...step, ...change(step) })) };
}

export function pendingTexts(step: LanguageStep): PlannedText[] {
  return step.cells.filter((planned) => step.answers[textRefKey(planned)] === undefined);
}

export function stepProgress(step: LanguageStep): { done: number; total: number } {
  return { done: step.cells.length - pendingTexts(step).length, total: step.cells.length };
}

export function unfinishedSteps(job: TranslationJob): LanguageStep[] {
  return job.steps.filter((step) => step.state !== 'done');
}

export interface TranslatedText {
  planned: PlannedText;
  html: string;
  flags: Flag[];
}

export function translatedTexts(job: TranslationJob): TranslatedText[] {
  const translated = answersOf(job).filter(
    (answer): answer is TranslatedText => answer.html !== null,
  );
  return [
    ...translated.filter(({ flags }) => flags.length > 0),
    ...translated.filter(({ flags }) => flags.length === 0),
  ];
}

export const unusableTexts = (job: TranslationJob) =>
  answersOf(job).filter(({ html }) => html === null);

const answersOf = ({ steps }: TranslationJob) =>
  steps.flatMap(({ cells, answers }) =>
    cells.flatMap((planned) => {
      const answer = answers[textRefKey(planned)];
      return answer === undefined ? [] : [{ planned, ...answer }];
    }),
  );
