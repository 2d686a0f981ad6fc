type Limit = { atMost: number } | { atLeast: number };

/** One line of the table. */
export interface Row {
  name: string;
  unit: 'ms' | 's' | 'MB' | 'kB' | 'req/s' | '';
  /** One value where it does not vary, else at least five. */
  runs: readonly number[];
  /** Which of the runs is the row's value: 0.95 for p95, 1 for the largest; without it the median. */
  quantile?: number;
  /** The same work without the product, measured in the same rounds. */
  baseline?: { what: string; runs: readonly number[] };
  /** Applies to the ratio if there is a baseline, else to the value. Absent: the row is watched only. */
  limit?: Limit;
  note?: string;
}

/** Every `<name>.bench.ts` exports one; `npm run bench -- <name>` runs it alone. */
export type Measure = () => Promise<Row[]>;

/** By the nearest-rank method. */
function quantile(values: readonly number[], share = 0.5): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** Runs both alternately and swaps their order in each round, so that other load affects both. */
export async function interleaved<T, B = T>(
  rounds: number,
  subject: () => Promise<T>,
  baseline: () => Promise<B>,
): Promise<{ subject: T[]; baseline: B[] }> {
  const found = { subject: [] as T[], baseline: [] as B[] };
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 1) found.baseline.push(await baseline());
    found.subject.push(await subject());
    if (round % 2 === 0) found.baseline.push(await baseline());
  }
  return found;
}

const heads = ['what', 'measured', 'range', 'baseline', 'ratio', 'threshold', '', 'measured on'];

export const tableHead = [heads, heads.map(() => '---')].map(lineOf).join('\n');

/** A row of the table in Markdown. */
export function lineFor(row: Row, day: string): string {
  const { name, unit, runs, baseline, limit, note } = row;
  const value = quantile(runs, row.quantile);
  const beside = baseline && quantile(baseline.runs, row.quantile);
  const ratio = beside === undefined ? undefined : value / beside;
  const judged = ratio ?? value;
  const passes = limit && ('atMost' in limit ? judged <= limit.atMost : judged >= limit.atLeast);
  return lineOf([
    note ? `${name} (${note})` : name,
    `${short(value)} ${unit}`.trim(),
    runs.length > 1 ? range(runs) : '',
    beside === undefined
      ? ''
      : `${short(beside)} ${unit}, ${baseline?.what} (${range(baseline?.runs ?? [])})`,
    ratio === undefined ? '' : short(ratio),
    limit ? ('atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`) : '',
    passes === undefined ? '' : passes ? '✓' : '✗',
    day,
  ]);
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const range = (runs: readonly number[]) =>
  [Math.min(...runs), Math.max(...runs)].map(short).join(' to ');

function short(value: number) {
  if (value >= 100) return Math.round(value).toString();
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
