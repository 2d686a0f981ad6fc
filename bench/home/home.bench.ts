import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { isHydrated } from '../../e2e/fixtures/hydrated.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { slowNetwork, throttle, withChromium } from '../lib/chromium.ts';
import { onInserted } from '../lib/first-paint.ts';
import { tasksDuring } from '../lib/main-thread-tasks.ts';
import { paintBesideFile } from '../lib/paint-beside-file.ts';
import type { Row } from '../lib/row.ts';
import { unwatchedPages } from '../lib/unwatched-pages.ts';

const ROUNDS = 5;
/** For what the page does once it has hydrated. */
const SETTLED_MS = 500;
/** A mark of the moment at which the page inserts its scripts; what precedes it is in the total blocking time. */
const SCRIPTS = 'scripts-inserted';
const markScripts = onInserted('script[src*="/modules/"]', `performance.mark('${SCRIPTS}')`);

/** The public home on a slow network beside the same page as one static file, in three writing systems. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  try {
    return await withChromium(async (browser) => {
      const rows: Row[] = [];
      for (const code of ['it', 'ar', 'zh']) {
        rows.push(...(await paintBesideFile(`home in ${code}`, `/${code}/`, 1.1, server, browser)));
        rows.push(await hydration(browser, `home in ${code}`, `${server.url}/${code}/`));
      }
      return rows;
    });
  } finally {
    await server.dispose();
  }
}

async function hydration(browser: Browser, name: string, address: string): Promise<Row> {
  const runs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const pages = await unwatchedPages(browser);
    const page = await pages.open();
    await throttle(page, slowNetwork);
    await page.send('Page.enable');
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: markScripts });
    const tasks = await tasksDuring(browser, SCRIPTS, async () => {
      await page.send('Page.navigate', { url: address });
      await page.until(`(${isHydrated})()`);
      await sleep(SETTLED_MS);
    });
    runs.push(Math.max(...tasks));
    await pages.dispose();
  }
  return {
    name: `${name}: longest task while it hydrates, slow processor`,
    runs,
    quantile: 1,
    unit: 'ms',
    // The least long task of the Long Tasks API.
    threshold: { atMost: 50 },
  };
}
