/** One line of the table. The threshold applies to the ratio if there is a baseline, else to the value. */
export interface Row {
  name: string;
  value: number;
  unit: 'ms' | 's' | 'MB' | 'kB' | 'req/s' | '';
  baseline?: { what: string; value: number };
  threshold?: { atMost: number } | { atLeast: number };
  note?: string;
}

/** Every `<name>.bench.ts` exports one; `npm run bench -- <name>` runs it alone. */
export type Measure = () => Promise<Row[]>;

export const ratio = (row: Row) => (row.baseline ? row.value / row.baseline.value : undefined);

export function passes(row: Row): boolean | undefined {
  if (!row.threshold) return undefined;
  const value = ratio(row) ?? row.value;
  return 'atMost' in row.threshold ? value <= row.threshold.atMost : value >= row.threshold.atLeast;
}
