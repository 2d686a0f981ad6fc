import { quantile } from './statistics.ts';

/** At least five runs, or a value that is measured once, and why. */
type Measured =
  | {
      runs: readonly number[];
      /** Which of the runs is the row's value: 0.95 for p95, 1 for the worst; without it the median. */
      quantile?: number;
      baseline?: { what: string; runs: readonly number[] };
    }
  | { value: number; once: string; baseline?: { what: string; value: number } };

/** The threshold, or why the row has none. It applies to the ratio if there is a baseline, else to the value. */
type Judged = { threshold: { atMost: number } | { atLeast: number } } | { watched: string };

/** One line of the table. */
export type Row = {
  name: string;
  unit: 'ms' | 's' | 'MB' | 'kB' | 'req/s' | 'rows' | '';
  note?: string;
} & Measured &
  Judged;

/** Every `<name>.bench.ts` exports one; `npm run bench -- <name>` runs it alone. */
export type Measure = () => Promise<Row[]>;

const MIN_RUNS = 5;

export function measuredOf(row: Row): number {
  return 'once' in row ? row.value : ofRuns(row.runs, row.quantile);
}

export function baselineOf(row: Row): number | undefined {
  if ('once' in row) return row.baseline?.value;
  return row.baseline && ofRuns(row.baseline.runs, row.quantile);
}

function ofRuns(runs: readonly number[], share = 0.5): number {
  if (runs.length < MIN_RUNS) throw new Error(`${runs.length} runs are fewer than ${MIN_RUNS}`);
  return quantile(runs, share);
}

export function ratio(row: Row): number | undefined {
  const baseline = baselineOf(row);
  return baseline === undefined ? undefined : measuredOf(row) / baseline;
}

export function passes(row: Row): boolean | undefined {
  if (!('threshold' in row)) return undefined;
  const value = ratio(row) ?? measuredOf(row);
  return 'atMost' in row.threshold ? value <= row.threshold.atMost : value >= row.threshold.atLeast;
}
