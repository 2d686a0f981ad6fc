import type { Browser } from '@playwright/test';
import { hydrated } from '../../e2e/fixtures/hydrated.ts';
import { startServer } from '../../e2e/fixtures/server.ts';
import { newPage, slowNetwork, withChromium } from '../lib/chromium.ts';
import { countTasksFromPaint, tasksDuring } from '../lib/main-thread-tasks.ts';
import { paintBesideFile } from '../lib/paint-beside-file.ts';
import type { Row } from '../lib/row.ts';

const ROUNDS = 5;

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
    const { page } = await newPage(browser, { throttle: slowNetwork });
    await countTasksFromPaint(page);
    const tasks = await tasksDuring(browser, page, async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await hydrated(page);
    });
    runs.push(Math.max(...tasks));
    await page.context().close();
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
