import { BodyTooLarge, type FetchedText, fetchText } from '../bounded-stream.ts';
import { TranslatorError, type TranslatorFailure } from '../translation.ts';

export interface RetryPolicy {
  /** The pause before the second attempt; it doubles before each later one. */
  firstPauseMs: number;
  attempts: number;
  /** The time limit of one attempt. */
  timeoutMs: number;
  /** The time limit of a call with all its requests: below the 60 s that nginx waits for an answer. */
  totalMs: number;
}

export const defaultPolicy: RetryPolicy = {
  firstPauseMs: 500,
  attempts: 4,
  timeoutMs: 20_000,
  totalMs: 45_000,
};
const MAX_PAUSE_MS = 8_000;
/** A request has at most 128 KiB, and JSON escapes a character with up to six. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

interface Limits {
  reasonOf: (status: number) => TranslatorFailure;
  policy: RetryPolicy;
  /** When the call must end: milliseconds since 1970. */
  deadline: number;
}

/**
 * Fetches the body of a successful answer. Retries 429, 5xx and lost connections with exponential backoff and
 * jitter, not before the time in `Retry-After`, and throws `TranslatorError` after the last attempt, at the
 * deadline, after a timeout and at any other status.
 */
export async function fetchWithRetry(
  url: string,
  request: RequestInit,
  { reasonOf, policy, deadline }: Limits,
): Promise<string> {
  for (let pauseMs = policy.firstPauseMs, attempt = 1; ; attempt += 1, pauseMs *= 2) {
    const timeoutMs = Math.min(policy.timeoutMs, deadline - Date.now());
    if (timeoutMs <= 0) throw new TranslatorError('timeout');
    const { status, text, retryAfter } = await fetchOnce(url, request, timeoutMs);
    if (status >= 200 && status < 300) return text;
    const askedMs = toMs(retryAfter);
    const waitMs = Math.max(
      askedMs ?? 0,
      Math.min(MAX_PAUSE_MS, pauseMs) * (0.5 + Math.random() / 2),
    );
    const isOver = attempt === policy.attempts || Date.now() + waitMs >= deadline;
    if (!isTransient(status) || isOver) throw new TranslatorError(reasonOf(status), askedMs);
    await delay(waitMs);
  }
}

const isTransient = (status: number) => status === 429 || status >= 500;

/** Seconds, or the time of an end (RFC 9110, 10.2.3). */
function toMs(retryAfter: string | null): number | null {
  if (retryAfter === null) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const until = Date.parse(retryAfter);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}

/** Reports a lost connection as status 503. */
async function fetchOnce(
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<FetchedText> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetchText(url, { ...request, signal }, MAX_ANSWER_BYTES);
  } catch (error) {
    if (isTimeout(error)) throw new TranslatorError('timeout');
    if (error instanceof BodyTooLarge) throw new TranslatorError('invalid-answer');
    return { status: 503, text: '', retryAfter: null };
  }
}

const isTimeout = (error: unknown) => (error as { name?: unknown } | null)?.name === 'TimeoutError';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
