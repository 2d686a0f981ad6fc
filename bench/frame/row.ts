/** One line of the table. The bar is held against the ratio where there is a baseline, else against the value. */
export interface Row {
  figure: string;
  value: number;
  unit: 'ms' | 's' | 'MB' | 'kB' | 'req/s' | '';
  baseline?: { what: string; value: number };
  bar?: { atMost: number } | { atLeast: number };
  note?: string;
}

/** A file `<name>.figure.ts` exports one: `npm run bench -- <name>` measures it alone. */
export type Measure = () => Promise<Row[]>;

export const ratio = (row: Row) => (row.baseline ? row.value / row.baseline.value : undefined);

export function passes(row: Row): boolean | undefined {
  if (!row.bar) return undefined;
  const held = ratio(row) ?? row.value;
  return 'atMost' in row.bar ? held <= row.bar.atMost : held >= row.bar.atLeast;
}
