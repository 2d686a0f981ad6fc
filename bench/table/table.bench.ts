import type { Browser, Page } from '@playwright/test';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { memoryOf } from '../lib/child.ts';
import { heapOf, newPage, withChromium } from '../lib/chromium.ts';
import { serverWithSuppliers } from '../lib/filled-server.ts';
import { pressAll, recordKeys } from '../lib/key-to-paint.ts';
import type { Row } from '../lib/row.ts';

const TABLE = '/adminwabu/suppliers#view=table';
/** More than a browser keeps: the server sorts, and its pages arrive while the keys move. */
const COUNT = 100_000;

/** New tabs: what a tab does in the background once, such as prefetching, falls on another key in each. */
const ROUNDS = 5;

const moves = [
  ...Array<string>(8).fill('PageDown'),
  ...Array<string>(6).fill('ArrowDown'),
  'Control+End',
  ...Array<string>(6).fill('PageUp'),
  'Control+Home',
  ...Array<string>(4).fill('ArrowRight'),
];
/** From the head of the first column: the order changes with each Enter. */
const sorts = ['ArrowRight', 'ArrowRight', 'ArrowRight'].flatMap((next) => [
  next,
  'Enter',
  'Enter',
  'Enter',
]);

/** From a key to the painted rows, how even the frames are while the table is scrolled, and what all of it keeps. */
export function measure(): Promise<Row[]> {
  return withChromium(async (browser) => {
    const server = await serverWithSuppliers(COUNT);
    await warmUp(server.url);
    const open = () => openTable(browser, server.url);
    const page = await open();
    const moved = await pressAll(page, moves);
    const frames = await framesWhileScrolling(page);
    await page.context().close();
    const sorted: number[] = [];
    const heaps: number[] = [];
    const memory: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const sorting = await open();
      await sorting.keyboard.press('ArrowUp');
      sorted.push(...(await pressAll(sorting, sorts)));
      heaps.push(await heapOf(sorting));
      memory.push(memoryOf(server.pid()));
      await sorting.context().close();
    }
    await server.dispose();
    const what = 'table of 100,000 suppliers';
    return [
      {
        name: `key press → moved cell painted, ${what}, p95`,
        runs: moved,
        quantile: 0.95,
        unit: 'ms',
        threshold: { atMost: 100 },
      },
      {
        name: `key press → sorted rows painted, ${what}, p95`,
        runs: sorted,
        quantile: 0.95,
        unit: 'ms',
        threshold: { atMost: 100 },
      },
      {
        name: `frame while scrolling, ${what}, p95`,
        runs: frames,
        quantile: 0.95,
        unit: 'ms',
        threshold: { atMost: 50 },
      },
      {
        name: `${what}: heap of the tab after a collection`,
        runs: heaps,
        quantile: 1,
        unit: 'MB',
        threshold: { atMost: 150 },
      },
      {
        name: `${what}: memory of the server, once it knows the order of every column`,
        runs: memory,
        quantile: 1,
        unit: 'MB',
        threshold: { atMost: 250 },
      },
    ];
  });
}

/** The first read of new rows gives them their sort keys, and the first search reads the list into memory. */
async function warmUp(url: string): Promise<void> {
  const session = await tokenFor(url, 'king');
  const headers = { Authorization: `Bearer ${session}`, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ text: '' });
  await fetch(`${url}/api/d1/searchsuppliers`, { method: 'POST', headers, body });
}

async function openTable(browser: Browser, url: string): Promise<Page> {
  const session = await tokenFor(url, 'king');
  const { page } = await newPage(browser, { session, url });
  await page.goto(url + TABLE);
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
  // Not the name, which opens its record.
  await page.getByRole('gridcell').nth(2).click();
  await recordKeys(page, '[role=grid]');
  return page;
}

/** Milliseconds between the frames while a wheel turns. */
async function framesWhileScrolling(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const look = (now: number) => {
      times.push(now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.getByRole('grid').hover();
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 400);
  const times = await page.evaluate(
    () => (window as unknown as { frameTimes: number[] }).frameTimes,
  );
  return times.slice(1).map((time, at) => time - (times[at] ?? time));
}
