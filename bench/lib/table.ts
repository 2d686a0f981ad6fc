import { passes, type Row, ratio } from './row.ts';

const heads = ['benchmark', 'measured', 'baseline', 'ratio', 'threshold', ''];

/** Formats the rows as an aligned text table, with the notes below it. */
export function table(rows: Row[]): string {
  const lines = [heads, ...rows.map(cells)];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const draw = (line: string[]) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  const notes = rows.filter((row) => row.note).map((row) => `${row.name}: ${row.note}`);
  return [
    draw(heads),
    rule,
    ...lines.slice(1).map(draw),
    ...(notes.length ? ['', ...notes] : []),
  ].join('\n');
}

function cells(row: Row): string[] {
  const { name, value, unit, baseline, threshold } = row;
  const measuredRatio = ratio(row);
  const verdict = passes(row);
  return [
    name,
    `${short(value)} ${unit}`,
    baseline ? `${short(baseline.value)} ${unit} (${baseline.what})` : '',
    measuredRatio === undefined ? '' : short(measuredRatio),
    threshold ? ('atMost' in threshold ? `≤ ${threshold.atMost}` : `≥ ${threshold.atLeast}`) : '',
    verdict === undefined ? '' : verdict ? '✓' : '✗',
  ];
}

function short(value: number) {
  if (value >= 100) return Math.round(value).toString();
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
