import type { CDPSession, Page } from '@playwright/test';
import { recordKeys } from './key-to-paint.ts';
import type { Row } from './row.ts';
import { interleaved, quantile } from './statistics.ts';

const SENTENCE = ' una gita in barca al tramonto';
/** The pace of a fast typist. */
const BETWEEN_KEYS_MS = 90;

/** Milliseconds, one value per key. */
interface Keys {
  /** From the key to the end of the frame with its last change in the text. */
  painted: number[];
  /** CPU time of the page's main thread from this key to the next (`ThreadTime` of CDP). */
  worked: number[];
}

/** Types the same sentence in both pages alternately, at their carets. */
export async function typeInterleaved(rounds: number, subject: Page, baseline: Page) {
  const [typeHere, typeThere] = [await typeOn(subject), await typeOn(baseline)];
  const { subject: ours, baseline: lexical } = await interleaved(rounds, typeHere, typeThere);
  return { ours: joined(ours), lexical: joined(lexical) };
}

function joined(sentences: Keys[]): Keys {
  return {
    painted: sentences.flatMap(({ painted }) => painted),
    worked: sentences.flatMap(({ worked }) => worked),
  };
}

async function typeOn(page: Page): Promise<() => Promise<Keys>> {
  // Not the page around it: what it does in later frames, for example «modified» or its layout, is no letter.
  await recordKeys(page, '[contenteditable=true]:focus');
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable');
  return async () => {
    await page.bringToFront();
    await page.evaluate(() => window.keyToPaint.clear());
    const worked: number[] = [];
    let before = await cpuMilliseconds(debug);
    for (const letter of SENTENCE) {
      await page.keyboard.type(letter);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
      const now = await cpuMilliseconds(debug);
      worked.push(now - before);
      before = now;
    }
    const painted = await page.evaluate(() => [...window.keyToPaint.values()]);
    if (painted.length < SENTENCE.length) throw new Error('A key changed nothing in the text');
    return { painted, worked };
  };
}

async function cpuMilliseconds(debug: CDPSession): Promise<number> {
  const { metrics } = await debug.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
}

const nameOf = (where: string) => `key press → letter painted ${where}, p95`;

/** The p95 of the product's keys. */
export const letterRow = (where: string, { ours }: { ours: Keys }): Row => ({
  name: nameOf(where),
  runs: ours.painted,
  quantile: 0.95,
  unit: 'ms',
  threshold: { atMost: 16 },
});

/** The same beside Lexical's keys, in a page with this number of editors; at most its time, unless it is watched. */
export function rowBesideLexical(
  where: string,
  { ours, lexical }: { ours: Keys; lexical: Keys },
  { editors = 1, watched }: { editors?: number; watched?: string } = {},
): Row {
  const worked = [ours, lexical].map((keys) => `${quantile(keys.worked, 0.95).toFixed(1)} ms`);
  const page = editors === 1 ? 'alone in a plain page' : `${editors} of them in a plain page`;
  return {
    name: `${nameOf(where)}, beside Lexical${editors === 1 ? '' : ` with its ${editors} texts`}`,
    runs: ours.painted,
    quantile: 0.95,
    unit: 'ms',
    baseline: {
      what: `Lexical in React with its value kept, ${page}`,
      runs: lexical.painted,
    },
    note: `main thread from key to key p95 ${worked.join(', Lexical ')}`,
    ...(watched === undefined ? { threshold: { atMost: 1 } } : { watched }),
  };
}
