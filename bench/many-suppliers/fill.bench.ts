import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { MAX_LOCAL_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { slowNetwork, throttle, withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { onFirstPaint } from '../lib/first-paint.ts';
import { tasksDuring } from '../lib/main-thread-tasks.ts';
import type { Row } from '../lib/row.ts';
import { LIST_ROW, USABLE } from '../lib/time-to-row.ts';
import { type UnwatchedPage, unwatchedPages } from '../lib/unwatched-pages.ts';

const ROUNDS = 5;
const FIRST_ROW = 'bench-first-row';
/** A task above this delays a key by more than two frames. */
const NOTICED_MS = 30;

/** How long the page is busy at a time while it loads a list of as many rows as a browser keeps. */
export function measure(): Promise<Row[]> {
  return withChromium(async (browser) => {
    const server = await serverWithSuppliers(MAX_LOCAL_ROWS);
    const session = await tokenFor(server.url, 'king');
    const [fromServer, fromCopy]: [number[][], number[][]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const pages = await unwatchedPages(browser);
      const open = async () => {
        const page = await pages.open();
        await page.send('Page.enable');
        await page.send('Page.addScriptToEvaluateOnNewDocument', { source: scriptOf(session) });
        return page;
      };
      fromServer.push(await tasksOfTab(browser, await open(), server, untilCopied));
      fromCopy.push(await tasksOfTab(browser, await open(), server, untilWhole));
      await pages.dispose();
    }
    await server.dispose();
    return [rowOf('from the server, and kept', fromServer), rowOf('from the copy', fromCopy)];
  });
}

/** Signs the page in, and marks when the list's first row is painted. */
const scriptOf = (session: string) => `
  localStorage.setItem('jwt', '${session}');
  ${onFirstPaint(LIST_ROW + USABLE, `performance.mark('${FIRST_ROW}')`)}
`;

function rowOf(where: string, rounds: number[][]): Row {
  const noticed = rounds.map((tasks) => tasks.filter((ms) => ms > NOTICED_MS).length);
  return {
    name: `20,000 suppliers ${where}: longest task behind the first row, slow processor`,
    runs: rounds.map((tasks) => Math.max(...tasks)),
    quantile: 1,
    unit: 'ms',
    // The least long task of the Long Tasks API.
    threshold: { atMost: 50 },
    note: `above ${NOTICED_MS} ms ${noticed.join(', ')} tasks`,
  };
}

/** The tasks of a tab from the paint of the list's first row until `untilDone`, in milliseconds of processor time. */
async function tasksOfTab(
  browser: Browser,
  page: UnwatchedPage,
  { url }: Server,
  untilDone: (page: UnwatchedPage) => Promise<void>,
): Promise<number[]> {
  await throttle(page, slowNetwork);
  const tasks = await tasksDuring(browser, FIRST_ROW, async () => {
    await page.send('Page.navigate', { url: `${url}/adminwabu/suppliers` });
    await untilDone(page);
  });
  await page.close();
  return tasks;
}

/** Until the list has all rows, and what they cost is over. */
async function untilWhole(page: UnwatchedPage): Promise<void> {
  const row = `${LIST_ROW}[aria-setsize="${MAX_LOCAL_ROWS}"]${USABLE}`;
  await page.until(`document.querySelector('${row}') !== null`);
  await sleep(500);
}

async function untilCopied(page: UnwatchedPage): Promise<void> {
  await untilWhole(page);
  await page.until(`(${hasCopy})()`);
}

/** True if this browser has stored a copy of a list. */
async function hasCopy(): Promise<boolean> {
  const kept = await indexedDB.databases();
  if (!kept.some(({ name }) => name === 'wabu-copies')) return false;
  const opening = indexedDB.open('wabu-copies');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const counting = database.transaction('lists').objectStore('lists').count('suppliers');
  const count = await new Promise<number>((resolve) => {
    counting.onsuccess = () => resolve(counting.result);
  });
  database.close();
  return count > 0;
}
