import type { CDPSession, Page } from '@playwright/test';
import { recordKeys } from './key-to-paint.ts';
import type { Row } from './row.ts';
import { interleaved, median, quantile } from './statistics.ts';

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

/** The p95 of the product's keys, alone and beside Lexical's, whose page has this number of editors. */
export function typingRows(
  where: string,
  { ours, lexical }: { ours: Keys; lexical: Keys },
  editors = 1,
): [Row, Row] {
  const p95 = (values: number[]) => quantile(values, 0.95);
  const [value, baseline] = [p95(ours.painted), p95(lexical.painted)];
  const worked = [p95(ours.worked), p95(lexical.worked)].map((time) => `${time.toFixed(1)} ms`);
  const name = `key press → letter painted ${where}, p95`;
  const page = editors === 1 ? 'alone in a plain page' : `${editors} of them in a plain page`;
  return [
    {
      name,
      value,
      unit: 'ms',
      threshold: { atMost: 16 },
      note: `median ${median(ours.painted).toFixed(1)} ms, ${ours.painted.length} keys`,
    },
    {
      name: `${name}, beside Lexical${editors === 1 ? '' : ` with its ${editors} texts`}`,
      value,
      unit: 'ms',
      baseline: {
        what: `Lexical in React with its value kept, ${page}`,
        value: baseline,
      },
      threshold: { atMost: 1 },
      note: `main thread from key to key p95 ${worked.join(', Lexical ')}`,
    },
  ];
}
