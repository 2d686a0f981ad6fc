import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from '@playwright/test';

const POLL_MS = 100;
const TIMEOUT_MS = 120_000;
/** The selector of a row in our lists. */
export const LIST_ROW = '[role=listbox] [role=option]';

/**
 * A tab on a slow phone that Playwright does not control. Playwright observes the errors of its pages, so that V8
 * parses the functions around each `Error` again to know their lines: a task of 30 to 40 ms on a slow processor that no
 * visitor has.
 */
export interface SlowTab {
  send: CDPSession['send'];
  /** Resolves to the value of the expression in the page once it is truthy; throws after two minutes. */
  until: <T>(expression: string) => Promise<T>;
  /** Runs the script in each document before its own. */
  before: (script: string) => Promise<unknown>;
  navigate: (url: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Gives `run` a function that opens blank tabs of one new profile, which is gone afterwards. */
export async function withProfile<T>(
  browser: Browser,
  run: (open: () => Promise<SlowTab>) => Promise<T>,
): Promise<T> {
  const debug = await browser.newBrowserCDPSession();
  const { browserContextId } = await debug.send('Target.createBrowserContext');
  const open = async () => {
    const size = { width: 1280, height: 800 };
    const target = { url: 'about:blank', browserContextId, ...size };
    const { targetId } = await debug.send('Target.createTarget', target);
    const { sessionId } = await debug.send('Target.attachToTarget', { targetId, flatten: false });
    const send = messagesTo(debug, sessionId);
    await slowDown(send);
    await send('Page.enable');
    return {
      send,
      until: <T>(expression: string) => until<T>(send, expression),
      before: (source: string) => send('Page.addScriptToEvaluateOnNewDocument', { source }),
      navigate: (url: string) => send('Page.navigate', { url }),
      close: () => debug.send('Target.closeTarget', { targetId }),
    };
  };
  try {
    return await run(open);
  } finally {
    await debug.send('Target.disposeBrowserContext', { browserContextId });
    await debug.detach();
  }
}

interface Answer {
  id?: number;
  result?: object;
  error?: { message: string };
}

function messagesTo(debug: CDPSession, sessionId: string): CDPSession['send'] {
  let last = 0;
  const waiting = new Map<number, (answer: Answer) => void>();
  debug.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const answer = JSON.parse(event.message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  return (async (method: string, params: object = {}) => {
    last += 1;
    const id = last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await debug.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }) as CDPSession['send'];
}

/** CPU slowed down four times, 1.6 Mbit/s, 150 ms latency. */
async function slowDown(send: CDPSession['send']): Promise<void> {
  await send('Network.enable');
  await send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

async function until<T>(send: CDPSession['send'], expression: string): Promise<T> {
  const look = { expression: `globalThis.__name ??= (it) => it; ${expression}` };
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { result, exceptionDetails } = await send('Runtime.evaluate', look);
    if (result.value) return result.value as T;
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
    await sleep(POLL_MS);
  }
  throw new Error(`Never: ${expression}`);
}

/** Milliseconds from the navigation of a new tab, in which `act` runs, to the paint of the first row. */
export async function timeToRow(
  tab: SlowTab,
  address: string,
  row = LIST_ROW,
  act?: () => Promise<void>,
): Promise<number> {
  await tab.before(`new MutationObserver((_, watch) => {
    if (!document.querySelector('${row}')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.rowAt = performance.timeOrigin + performance.now(); }));
  }).observe(document, { childList: true, subtree: true });`);
  const started = Date.now();
  await tab.navigate(address);
  await act?.();
  return (await tab.until<number>('window.rowAt')) - started;
}

/** Fills in a login form, once it is there, and sends it with the Enter key. */
export async function signIn(
  tab: SlowTab,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    const field = `document.querySelector('input[name=${name}]')`;
    await tab.until(`${field}?.focus(), ${field} !== null && document.activeElement === ${field}`);
    await tab.send('Input.insertText', { text });
  }
  const enter = { key: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await tab.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await tab.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

/** The kilobytes of the scripts of the tab's page, as transferred. */
export const scriptsOf = (tab: SlowTab) =>
  tab
    .until<string>(`String(performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0))`)
    .then(Number);
