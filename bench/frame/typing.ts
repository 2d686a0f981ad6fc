import type { CDPSession, Page } from '@playwright/test';
import { watchKeys } from './key-to-paint.ts';
import type { Row } from './row.ts';
import { inTurns, median, quantile } from './statistics.ts';

const SENTENCE = ' una gita in barca al tramonto';
/** The pace of a quick writer. */
const BETWEEN_KEYS_MS = 90;

/** In milliseconds, a value for each key. */
interface Keys {
  /** From the key to the end of the frame that shows the last of what it changed. */
  painted: number[];
  /** Processor time of the page's main thread from this key to the next, whatever it was spent on. */
  worked: number[];
}

/** The same sentences in both pages, in turns; each has its caret where they belong. */
export async function typeInTurns(rounds: number, subject: Page, baseline: Page) {
  const [typeHere, typeThere] = [await typistOn(subject), await typistOn(baseline)];
  const { subject: ours, baseline: bare } = await inTurns(rounds, typeHere, typeThere);
  return { ours: joined(ours), bare: joined(bare) };
}

function joined(sentences: Keys[]): Keys {
  return {
    painted: sentences.flatMap(({ painted }) => painted),
    worked: sentences.flatMap(({ worked }) => worked),
  };
}

async function typistOn(page: Page): Promise<() => Promise<Keys>> {
  await watchKeys(page, 'body');
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  return async () => {
    await page.bringToFront();
    await page.evaluate(() => window.keyToPaint.clear());
    const worked: number[] = [];
    let before = await processorTime(debug);
    for (const letter of SENTENCE) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
      const now = await processorTime(debug);
      worked.push(now - before);
      before = now;
    }
    const painted = await page.evaluate(() => [...window.keyToPaint.values()]);
    if (painted.length < SENTENCE.length) throw new Error('A key changed nothing on the page');
    return { painted, worked };
  };
}

async function processorTime(debug: CDPSession): Promise<number> {
  const { metrics } = await debug.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

/** The bar, and beside it what the browser alone needs for the same keys. */
export function typingRows(where: string, { ours, bare }: { ours: Keys; bare: Keys }): Row[] {
  const figure = `key press → letter painted ${where}, p95`;
  const value = quantile(ours.painted, 0.95);
  const note = (a: number[], b: number[]) =>
    `medians ${median(a).toFixed(1)} and ${median(b).toFixed(1)} ms, ${a.length} and ${b.length} keys`;
  return [
    { figure, value, unit: 'ms', bar: { atMost: 16 } },
    {
      figure: `${figure}, beside a bare contenteditable`,
      value,
      unit: 'ms',
      baseline: { what: 'bare', value: quantile(bare.painted, 0.95) },
      note: `${note(ours.painted, bare.painted)}; frames are drawn at once, so no display's clock is in it`,
    },
    {
      figure: `processor time of the main thread from key to key ${where}, p95`,
      value: quantile(ours.worked, 0.95),
      unit: 'ms',
      baseline: { what: 'bare', value: quantile(bare.worked, 0.95) },
      note: `${note(ours.worked, bare.worked)}; what follows the letter is in it: effects, drafts, memory`,
    },
  ];
}
