import type { Browser, BrowserContext, Page } from '@playwright/test';
import { MAX_LOCAL_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import type { Server } from '../../e2e/fixtures/server.ts';
import { storeSession } from '../../e2e/fixtures/stored-session.ts';
import { newProfile, slowNetwork, throttle, withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { countTasks, tasksDuring } from '../lib/main-thread-tasks.ts';
import type { Row } from '../lib/row.ts';
import { LIST_ROW } from '../lib/time-to-row.ts';

const ROUNDS = 5;
/** A task above this delays a key by more than two frames. */
const NOTICED_MS = 30;

/** How long the page is busy at a time while it loads a list of as many rows as a browser keeps. */
export function measure(): Promise<Row[]> {
  return withChromium(async (browser) => {
    const server = await serverWithSuppliers(MAX_LOCAL_ROWS);
    const session = await tokenFor(server.url, 'king');
    const [fromServer, fromCopy]: [number[][], number[][]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await newProfile(browser);
      const blank = await context.newPage();
      await storeSession(blank, server.url, session);
      await blank.close();
      fromServer.push(await tasksOfTab(browser, context, server, untilCopied));
      fromCopy.push(await tasksOfTab(browser, context, server, untilWhole));
      await context.close();
    }
    await server.dispose();
    return [rowOf('from the server, and kept', fromServer), rowOf('from the copy', fromCopy)];
  });
}

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

/** The tasks of a new tab from its first row until `untilDone`, in milliseconds of processor time. */
async function tasksOfTab(
  browser: Browser,
  context: BrowserContext,
  { url }: Server,
  untilDone: (page: Page) => Promise<void>,
): Promise<number[]> {
  const page = await context.newPage();
  await throttle(await context.newCDPSession(page), slowNetwork);
  await page.goto(`${url}/adminwabu/suppliers`);
  await page.locator(LIST_ROW).first().waitFor({ timeout: 120_000 });
  const tasks = await tasksDuring(browser, page, async () => {
    await countTasks(page);
    await untilDone(page);
  });
  await page.close();
  return tasks;
}

/** Until the list has all rows, and what they cost is over. */
async function untilWhole(page: Page): Promise<void> {
  const row = page.locator(`${LIST_ROW}[aria-setsize="${MAX_LOCAL_ROWS}"]`).first();
  await row.waitFor({ timeout: 120_000 });
  await page.waitForTimeout(500);
}

async function untilCopied(page: Page): Promise<void> {
  await untilWhole(page);
  await page.waitForFunction(hasCopy, null, { polling: 500, timeout: 120_000 });
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
  const counting = database.transaction('lists').objectStore('lists').count();
  const count = await new Promise<number>((resolve) => {
    counting.onsuccess = () => resolve(counting.result);
  });
  database.close();
  return count > 0;
}
