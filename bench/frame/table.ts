import { passes, type Row, ratio } from './row.ts';

const heads = ['figure', 'measured', 'baseline', 'ratio', 'bar', ''];

/** The rows as people read them. */
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
  const notes = rows.filter((row) => row.note).map((row) => `${row.figure}: ${row.note}`);
  return [
    draw(heads),
    rule,
    ...lines.slice(1).map(draw),
    ...(notes.length ? ['', ...notes] : []),
  ].join('\n');
}

function cells(row: Row): string[] {
  const { figure, value, unit, baseline, bar } = row;
  const held = ratio(row);
  const verdict = passes(row);
  return [
    figure,
    `${short(value)} ${unit}`,
    baseline ? `${short(baseline.value)} ${unit} (${baseline.what})` : '',
    held === undefined ? '' : short(held),
    bar ? ('atMost' in bar ? `≤ ${bar.atMost}` : `≥ ${bar.atLeast}`) : '',
    verdict === undefined ? '' : verdict ? '✓' : '✗',
  ];
}

function short(value: number) {
  if (value >= 100) return Math.round(value).toString();
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
