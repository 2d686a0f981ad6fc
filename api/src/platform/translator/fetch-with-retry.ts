import { BodyTooLarge, fetchText } from '../bounded-stream.ts';
import { TranslatorError } from '../translation.ts';

export interface RetryPolicy {
  /** The pause before the second attempt; it doubles before each later one. */
  firstPauseMs: number;
  attempts: number;
  /** The time limit of one attempt. */
  timeoutMs: number;
}

const DEFAULT_POLICY: RetryPolicy = { firstPauseMs: 500, attempts: 4, timeoutMs: 20_000 };
const MAX_PAUSE_MS = 8_000;
/** A request has at most 128 KiB, and JSON escapes a character with up to six. */
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/**
 * Fetches the body of a 200 answer. Retries 429, 5xx and lost connections with exponential backoff and
 * jitter, and throws `TranslatorError` after the last attempt, after a timeout and at any other status.
 */
export async function fetchWithRetry(
  url: string,
  request: RequestInit,
  reasonOf: (status: number) => TranslatorError['reason'],
  policy: RetryPolicy = DEFAULT_POLICY,
): Promise<string> {
  for (let pauseMs = policy.firstPauseMs, attempt = 1; ; attempt += 1, pauseMs *= 2) {
    const { status, text } = await fetchOnce(url, request, policy.timeoutMs);
    if (status === 200) return text;
    if (!isTransient(status) || attempt === policy.attempts)
      throw new TranslatorError(reasonOf(status));
    await delay(Math.min(MAX_PAUSE_MS, pauseMs) * (0.5 + Math.random() / 2));
  }
}

const isTransient = (status: number) => status === 429 || status >= 500;

/** Reports a lost connection as status 503. */
async function fetchOnce(
  url: string,
  request: RequestInit,
  timeoutMs: number,
): Promise<{ status: number; text: string }> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await fetchText(url, { ...request, signal }, MAX_ANSWER_BYTES);
  } catch (error) {
    if (isTimeout(error)) throw new TranslatorError('timeout');
    if (error instanceof BodyTooLarge) throw new TranslatorError('invalid-answer');
    return { status: 503, text: '' };
  }
}

const isTimeout = (error: unknown) => (error as { name?: unknown } | null)?.name === 'TimeoutError';

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
