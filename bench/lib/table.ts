import { baselineOf, measuredOf, passes, type Row, ratio } from './row.ts';
import { median } from './statistics.ts';

const heads = [
  'benchmark',
  'measured',
  'least · median · most',
  'baseline',
  'least · median · most',
  'ratio',
  'threshold',
  '',
];

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
  const notes = rows.map(noteOf).filter(Boolean);
  return [
    draw(heads),
    rule,
    ...lines.slice(1).map(draw),
    ...(notes.length ? ['', ...notes] : []),
  ].join('\n');
}

function noteOf(row: Row): string {
  const parts = [
    row.note,
    'once' in row ? `once, because ${row.once}` : undefined,
    'watched' in row ? `watched, because ${row.watched}` : undefined,
  ].filter(Boolean);
  return parts.length ? `${row.name}: ${parts.join('; ')}` : '';
}

function cells(row: Row): string[] {
  const { name, unit, baseline } = row;
  const [measured, beside, measuredRatio] = [measuredOf(row), baselineOf(row), ratio(row)];
  const verdict = passes(row);
  return [
    name,
    `${short(measured)} ${unit}`,
    'once' in row ? 'once' : spread(row.runs),
    beside === undefined ? '' : `${short(beside)} ${unit} (${baseline?.what})`,
    'once' in row || !row.baseline ? '' : spread(row.baseline.runs),
    measuredRatio === undefined ? '' : short(measuredRatio),
    'watched' in row ? 'watched' : limit(row.threshold),
    verdict === undefined ? '' : verdict ? '✓' : '✗',
  ];
}

const limit = (threshold: { atMost: number } | { atLeast: number }) =>
  'atMost' in threshold ? `≤ ${threshold.atMost}` : `≥ ${threshold.atLeast}`;

const spread = (runs: readonly number[]) =>
  [Math.min(...runs), median(runs), Math.max(...runs)].map(short).join(' · ');

function short(value: number) {
  if (value >= 100) return Math.round(value).toString();
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
