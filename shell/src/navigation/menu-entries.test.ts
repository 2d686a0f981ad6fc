import { expect, test } from '@jest/globals';
import { inGroups } from './menu-entries.ts';

const entry = (label: string, group?: string) => ({
  path: `/adminwabu/${label}`,
  label,
  order: 1,
  group: group === undefined ? undefined : { id: group, label: `the ${group}` },
});

test('entries without a group come first, then each group where its first entry stands', () => {
  const entries = [
    entry('boats', 'lake'),
    entry('notes'),
    entry('bills', 'sales'),
    entry('ferries', 'lake'),
    entry('mail'),
  ];
  expect(
    inGroups(entries).map(({ label, entries }) => [label, entries.map((one) => one.label)]),
  ).toEqual([
    [undefined, ['notes', 'mail']],
    ['the lake', ['boats', 'ferries']],
    ['the sales', ['bills']],
  ]);
});
