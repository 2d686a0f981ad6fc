import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { focalPointStyle } from './focal-point-style.ts';

test('the style sheet of built pages has the rules that the api inlines', () => {
  const sheet = readFileSync(join(__dirname, 'focal-point.css'), 'utf8');
  const rules = sheet.replace(/\/\*.*?\*\//gs, '').replace(/[\s;]/g, '');
  expect(rules).toBe(focalPointStyle.replace(/\s/g, ''));
});
