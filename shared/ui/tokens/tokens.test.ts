import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const colours = new Map(
  [...css.matchAll(/--wabu-color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name, light, dark]) => [name ?? '', { light: light ?? '', dark: dark ?? '' }],
  ),
);

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(front: string, back: string, theme: 'light' | 'dark'): number {
  const [a, b] = [front, back].map((name) => luminance(colours.get(name)?.[theme] ?? ''));
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

const grounds = ['bg', 'surface', 'sunken', 'accent-subtle'];
const readable = [
  ...grounds.flatMap((ground) =>
    ['text', 'text-muted', 'accent', 'danger'].map((text) => [text, ground] as const),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-sun', 'sun'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['success', 'success-subtle'],
  ['success', 'surface'],
  ['warning', 'warning-subtle'],
  ['warning', 'surface'],
  ['danger', 'danger-subtle'],
  ['text', 'sun-subtle'],
  ['text', 'accent-line'],
  ['text', 'danger-subtle'],
] as const;

test.each(['light', 'dark'] as const)(
  'every text stands out 4.5:1 on its ground in %s',
  (theme) => {
    const weak = readable.filter(([text, ground]) => contrast(text, ground, theme) < 4.5);
    expect(weak).toEqual([]);
  },
);

test.each(['light', 'dark'] as const)('fields and focus rings stand out 3:1 in %s', (theme) => {
  const weak = ['bg', 'surface', 'sunken'].flatMap((ground) =>
    ['line-control', 'focus'].filter((line) => contrast(line, ground, theme) < 3),
  );
  expect(weak).toEqual([]);
});
