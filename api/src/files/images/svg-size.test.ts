import { expect, test } from '@jest/globals';
import { svgSizeOf } from './svg-size.ts';

test.each([
  ['<svg xmlns="x" width="320" height="200px" viewBox="0 0 1 1">', { width: 320, height: 200 }],
  ['<svg viewBox="0 0 1200 630">', { width: 1200, height: 630 }],
  ['<svg viewBox="0,0,20.4,10">', { width: 20, height: 10 }],
  ['<svg width="100%" height="auto" viewBox="0 0 40 30">', { width: 40, height: 30 }],
  ['<svg width="0" height="10">', { width: 300, height: 150 }],
  ['<svg>', { width: 300, height: 150 }],
])('%s', (svg, size) => {
  expect(svgSizeOf(svg)).toEqual(size);
});
