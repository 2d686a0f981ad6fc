import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

const POLL_MS = 100;
const WAIT_TIMEOUT_MS = 120_000;
/** tsx adds `__name` to functions that have a name. */
const NAME_OF_TSX = 'globalThis.__name ??= (it) => it;';

/**
 * A page that Playwright does not control. Playwright observes the errors of its pages, so that V8 parses the functions
 * around each `Error` again to know their lines: a task of 30 to 40 ms on a slow processor that no visitor has.
 */
export interface UnwatchedPage {
  send: CDPSession['send'];
  /**
   * Waits until the expression is truthy in the page, and resolves to its value; throws after two minutes, and when it
   * throws.
   */
  until: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

export type UnwatchedPages = Awaited<ReturnType<typeof unwatchedPages>>;

/** Opens blank pages in a new browser context, which share its storage, until `dispose` closes them. */
export async function unwatchedPages(browser: Browser) {
  const debug = await browser.newBrowserCDPSession();
  const { browserContextId } = await debug.send('Target.createBrowserContext');
  const open = async () => {
    const size = { width: 1280, height: 800 };
    const target = { url: 'about:blank', browserContextId, ...size };
    const { targetId } = await debug.send('Target.createTarget', target);
    const { sessionId } = await debug.send('Target.attachToTarget', { targetId, flatten: false });
    return pageOf(debug, sessionId, () => debug.send('Target.closeTarget', { targetId }));
  };
  return { open, dispose: () => debug.send('Target.disposeBrowserContext', { browserContextId }) };
}

interface Answer {
  id?: number;
  result?: object;
  error?: { message: string };
}

function pageOf(
  debug: CDPSession,
  sessionId: string,
  closeTarget: () => Promise<unknown>,
): UnwatchedPage {
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  const receive = (event: { sessionId: string; message: string }) => {
    if (event.sessionId !== sessionId) return;
    const answer = JSON.parse(event.message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  };
  debug.on('Target.receivedMessageFromTarget', receive);

  const send = (async (method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await debug.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }) as CDPSession['send'];

  return {
    send,
    async until<T>(expression: string) {
      const look = { expression: `${NAME_OF_TSX} ${expression}`, awaitPromise: true };
      const startedAt = Date.now();
      for (;;) {
        const { result, exceptionDetails } = await send('Runtime.evaluate', look);
        if (result.value) return result.value as T;
        if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
        if (Date.now() - startedAt > WAIT_TIMEOUT_MS) throw new Error(`Never: ${expression}`);
        await sleep(POLL_MS);
      }
    },
    async close() {
      debug.off('Target.receivedMessageFromTarget', receive);
      await closeTarget();
    },
  };
}
