import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import {
  type PreparedText,
  restoreText,
  type SegmentMode,
  splitsSentence,
} from '../text/segments.ts';
import { type Flag, flagsOf, tagsMatch } from './check-translation.ts';
import {
  type Answer,
  type LanguageStep,
  pendingTexts,
  type TranslationJob,
  withSteps,
} from './job.ts';
import type { PlannedText } from './plan.ts';
import { toRequests } from './requests.ts';

export interface TranslateRequest {
  texts: string[];
  source: LanguageCode;
  target: LanguageCode;
  mode: SegmentMode;
  signal: AbortSignal;
}

export interface Failure {
  message: string;
  /** True when the next language would fail too: no quota, no key, no connection. */
  isFatal: boolean;
}

export interface JobDependencies {
  /** Sends one request. The answer has as many texts as the request. */
  translate: (request: TranslateRequest) => Promise<string[]>;
  explain: (error: unknown) => Failure;
  /** Called after every request, so that closing the tab loses at most one request. */
  onProgress: (job: TranslationJob) => void;
  signal: AbortSignal;
}

export async function runJob(job: TranslationJob, tools: JobDependencies): Promise<TranslationJob> {
  let current = withSteps(job, ({ state }) =>
    state === 'done' ? {} : { state: 'waiting', problem: undefined },
  );
  const change = (changeOf: (step: LanguageStep) => Partial<LanguageStep>) => {
    current = withSteps(current, changeOf);
    tools.onProgress(current);
  };
  for (const { language } of current.steps.filter(({ state }) => state === 'waiting')) {
    const changeOwn = (changeOf: (step: LanguageStep) => Partial<LanguageStep>) =>
      change((step) => (step.language === language ? changeOf(step) : {}));
    changeOwn(() => ({ state: 'running' }));
    try {
      const step = current.steps.find((one) => one.language === language);
      await runLanguage(step ? pendingTexts(step) : [], job.source, language, tools, (added) =>
        changeOwn(({ answers }) => ({ answers: { ...answers, ...added } })),
      );
      changeOwn(() => ({ state: 'done' }));
    } catch (error) {
      if (tools.signal.aborted) break;
      const { message, isFatal } = tools.explain(error);
      changeOwn(() => ({ state: 'failed', problem: message }));
      if (isFatal) break;
    }
  }
  change(({ state }) => (state === 'waiting' || state === 'running' ? { state: 'cancelled' } : {}));
  return current;
}

type Answers = Record<string, Answer>;

/** Texts whose tags do not match are sent again in `plain` mode. */
async function runLanguage(
  items: readonly PlannedText[],
  source: LanguageCode,
  target: LanguageCode,
  tools: JobDependencies,
  onAnswers: (answers: Answers) => void,
): Promise<void> {
  const ask = { source, target, tools, onAnswers };
  // DeepL keeps tags in place in all nine languages except Hebrew.
  const mode = target === 'he' ? 'plain' : 'markup';
  const broken = await translateInMode(items, { ...ask, mode });
  if (broken.length > 0) await translateInMode(broken, { ...ask, mode: 'plain' });
}

interface Ask {
  source: LanguageCode;
  target: LanguageCode;
  mode: SegmentMode;
  tools: JobDependencies;
  onAnswers: (answers: Answers) => void;
}

/** Returns those whose tags do not match. */
async function translateInMode(
  items: readonly PlannedText[],
  { source, target, mode, tools, onAnswers }: Ask,
): Promise<PlannedText[]> {
  const { requests, prepared, tooLong } = toRequests(items, mode);
  const received = new Map<string, string[]>();
  const broken: PlannedText[] = [];
  if (tooLong.length > 0) {
    onAnswers(Object.fromEntries(tooLong.map((item) => [textRefKey(item), unusable('long')])));
  }
  for (const { texts, textKeys } of requests) {
    tools.signal.throwIfAborted();
    const answers = await tools.translate({ texts, source, target, mode, signal: tools.signal });
    tools.signal.throwIfAborted();
    const complete: Answers = {};
    textKeys.forEach((key, index) => {
      const own = [...(received.get(key) ?? []), answers[index] ?? ''];
      received.set(key, own);
      const asked = prepared.get(key);
      if (asked === undefined || own.length < asked.text.texts.length) return;
      const answer = toAnswer(asked.item, asked.text, own);
      if (answer === null) broken.push(asked.item);
      else complete[key] = answer;
    });
    if (Object.keys(complete).length > 0) onAnswers(complete);
  }
  return broken;
}

const unusable = (flag: Flag): Answer => ({ html: null, flags: [flag] });

/** Null when the tags do not match. */
function toAnswer(item: PlannedText, prepared: PreparedText, texts: string[]): Answer | null {
  if (texts.some((text) => text.trim() === '')) return unusable('empty');
  if (!tagsMatch(prepared, texts[0] ?? '')) return null;
  const html = restoreText(prepared, texts);
  const flags = flagsOf(item.source, html);
  if (flags.includes('empty')) return unusable('empty');
  if (prepared.mode === 'plain' && splitsSentence(item.source)) flags.push('pieces');
  return { html, flags };
}
