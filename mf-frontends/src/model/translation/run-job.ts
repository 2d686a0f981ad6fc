import { textRefKey } from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { isCutUp, type PreparedText, restoreText, type SegmentMode } from '../text/segments.ts';
import { abilityOf } from './abilities.ts';
import { type Flag, tagsSurvived, textFlags } from './check-translation.ts';
import { type Answer, advance, type JobEvent, openCells, type TranslationJob } from './job.ts';
import type { PlannedCell } from './plan.ts';
import { toRequests } from './requests.ts';

export interface TranslateRequest {
  texts: string[];
  source: LanguageCode;
  target: LanguageCode;
  mode: SegmentMode;
  signal: AbortSignal;
}

/** What a failed call means for the job. */
export interface Failure {
  message: string;
  /** The next language would fail for the same reason: no quota, no key, no line. */
  stopsAll: boolean;
}

export interface JobTools {
  /** One call to the translator; as many texts come back as were sent. */
  translate: (request: TranslateRequest) => Promise<string[]>;
  explain: (error: unknown) => Failure;
  /** Called after every step forward, so that a closed tab loses at most one call. */
  onProgress: (job: TranslationJob) => void;
  signal: AbortSignal;
}

/** Runs what is open of a job, one language after the other, and tells the job as it then stands. */
export async function runJob(job: TranslationJob, tools: JobTools): Promise<TranslationJob> {
  let current = advance(job, { type: 'resumed' });
  const tell = (event: JobEvent) => {
    current = advance(current, event);
    tools.onProgress(current);
  };
  for (const { language } of current.steps.filter(({ state }) => state === 'waiting')) {
    tell({ type: 'started', language });
    try {
      const step = current.steps.find((one) => one.language === language);
      await runLanguage(step ? openCells(step) : [], job.source, language, tools, (answers) =>
        tell({ type: 'answered', language, answers }),
      );
      tell({ type: 'finished', language });
    } catch (error) {
      if (tools.signal.aborted) break;
      const { message, stopsAll } = tools.explain(error);
      tell({ type: 'failed', language, problem: message });
      if (stopsAll) break;
    }
  }
  tell({ type: 'cancelled' });
  return current;
}

type Answers = Record<string, Answer>;

/** Tags that came back broken get a second chance as plain pieces, where nothing can move. */
async function runLanguage(
  cells: readonly PlannedCell[],
  source: LanguageCode,
  target: LanguageCode,
  tools: JobTools,
  onAnswers: (answers: Answers) => void,
): Promise<void> {
  const ask = { source, target, tools, onAnswers };
  const { mode } = abilityOf(target);
  const broken = await askFor(cells, { ...ask, mode });
  if (broken.length > 0) await askFor(broken, { ...ask, mode: 'plain' });
}

interface Ask {
  source: LanguageCode;
  target: LanguageCode;
  mode: SegmentMode;
  tools: JobTools;
  onAnswers: (answers: Answers) => void;
}

/** Sends the cells and reports each as soon as all of its texts are back; returns those with broken tags. */
async function askFor(
  cells: readonly PlannedCell[],
  { source, target, mode, tools, onAnswers }: Ask,
): Promise<PlannedCell[]> {
  const { requests, prepared, tooLong } = toRequests(cells, mode);
  const received = new Map<string, string[]>();
  const broken: PlannedCell[] = [];
  if (tooLong.length > 0) {
    onAnswers(Object.fromEntries(tooLong.map((cell) => [textRefKey(cell), unusable('long')])));
  }
  for (const { texts, askers } of requests) {
    tools.signal.throwIfAborted();
    const answers = await tools.translate({ texts, source, target, mode, signal: tools.signal });
    tools.signal.throwIfAborted();
    const complete: Answers = {};
    askers.forEach((key, index) => {
      const own = [...(received.get(key) ?? []), answers[index] ?? ''];
      received.set(key, own);
      const asked = prepared.get(key);
      if (asked === undefined || own.length < asked.text.texts.length) return;
      const answer = toAnswer(asked.cell, asked.text, own);
      if (answer === null) broken.push(asked.cell);
      else complete[key] = answer;
    });
    if (Object.keys(complete).length > 0) onAnswers(complete);
  }
  return broken;
}

const unusable = (flag: Flag): Answer => ({ html: null, flags: [flag] });

/** Null when the tags came back broken. */
function toAnswer(cell: PlannedCell, prepared: PreparedText, texts: string[]): Answer | null {
  if (texts.some((text) => text.trim() === '')) return unusable('empty');
  if (!tagsSurvived(prepared, texts[0] ?? '')) return null;
  const html = restoreText(prepared, texts);
  const flags = textFlags(cell.source, html);
  if (flags.includes('empty')) return unusable('empty');
  if (prepared.mode === 'plain' && isCutUp(cell.source)) flags.push('pieces');
  return { html, flags };
}
