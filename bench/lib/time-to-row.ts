import { setTimeout as sleep } from 'node:timers/promises';
import { slowNetwork, throttle } from './chromium.ts';
import { firstPaintScript } from './first-paint.ts';
import type { UnwatchedPage, UnwatchedPages } from './unwatched-pages.ts';

/** The selector of a row in our lists. */
export const LIST_ROW = '[role=listbox] [role=option]';
/** Behind the selector of a row: one that can be used. A stored page cannot, until the scripts have run. */
export const USABLE = ':not([inert] *)';

interface Visit {
  address: string;
  /** The selector of a row in the list. */
  row: string;
  /** What the user does until the list comes. */
  act?: (page: UnwatchedPage) => Promise<void>;
  /** How long the user reads the list before the tab is closed. */
  readMs?: number;
}

/** Milliseconds on a slow network from the navigation of a new tab to the row. */
export async function timeToRow(
  pages: UnwatchedPages,
  { address, row, act, readMs = 0 }: Visit,
): Promise<number> {
  const page = await pages.open();
  await throttle(page, slowNetwork);
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: firstPaintScript(row) });
  const started = Date.now();
  await page.send('Page.navigate', { url: address });
  await act?.(page);
  const at = await page.until<number>(
    'window.firstPaintAt && performance.timeOrigin + window.firstPaintAt',
  );
  await sleep(readMs);
  await page.close();
  return at - started;
}

/** Fills in a login form, once it is there, and sends it with the Enter key. */
export async function signIn(
  page: UnwatchedPage,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await page.until(`(${focusField})('${name}')`);
    await page.send('Input.insertText', { text });
  }
  const enter = { key: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await page.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await page.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
}

function focusField(name: string): boolean {
  const field = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  field?.focus();
  return field !== null && document.activeElement === field;
}
