import { BodyTooLarge, fetchText } from '../http/bounded-body.ts';
import {
  brokenAnswer,
  noAnswer,
  refusedByTranslator,
  translatorProblem,
} from './translation-problems.ts';

/** How long and how often to try; tests are less patient. */
export interface Patience {
  /** Before the second try; doubled before each later one. */
  firstPauseMs: number;
  tries: number;
  /** For one try. */
  answerMs: number;
}

const PATIENCE: Patience = { firstPauseMs: 500, tries: 4, answerMs: 20_000 };
const LONGEST_PAUSE_MS = 8_000;
/** A request is at most 128 KiB, and each of its letters may come back as six of JSON. */
const ANSWER_LIMIT = 4 * 1024 * 1024;

/**
 * The body of a good answer. Too many requests and failures of the other side are asked again, each time
 * after a longer pause of random length, so that many who wait do not come back together; what asking
 * again cannot mend is said at once.
 */
export async function askPatiently(
  url: string,
  request: RequestInit,
  patience: Patience = PATIENCE,
): Promise<string> {
  for (let pause = patience.firstPauseMs, attempt = 1; ; attempt += 1, pause *= 2) {
    const answer = await ask(url, request, patience);
    if (answer.status === 200) return answer.text;
    if (!isPassing(answer.status)) throw refusedByTranslator(answer.status);
    if (attempt === patience.tries) throw translatorProblem(answer.status);
    await passed(Math.min(LONGEST_PAUSE_MS, pause) * (0.5 + Math.random() / 2));
  }
}

const isPassing = (status: number) => status === 429 || status >= 500;

/** A line that breaks counts as a failure of the other side. */
async function ask(
  url: string,
  request: RequestInit,
  patience: Patience,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(patience.answerMs);
  try {
    return await fetchText(url, { ...request, signal }, ANSWER_LIMIT);
  } catch (error) {
    if (isTimeout(error)) throw noAnswer();
    if (error instanceof BodyTooLarge) throw brokenAnswer();
    return { status: 503, text: '' };
  }
}

const isTimeout = (error: unknown) => (error as { name?: unknown } | null)?.name === 'TimeoutError';

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
