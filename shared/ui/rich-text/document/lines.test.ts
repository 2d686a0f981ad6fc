import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { canonicalDocument } from './canonical.ts';
import { fromLines, type Line, toLines } from './lines.ts';

test('a document equals the one that is rebuilt from its lines', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      const document = canonicalDocument(blocks);
      expect(fromLines(toLines(document))).toEqual(document);
    }),
    { numRuns: 200 },
  );
});

const item = (depth: number, text: string, ordered = false): Line => ({
  format: { type: 'item', lists: Array.from({ length: depth }, () => ({ ordered })) },
  children: [{ text }],
});

test('an item is at most one level deeper than the line above it', () => {
  const lines = toLines(fromLines([item(1, 'a'), item(4, 'b'), item(9, 'c')]));
  expect(lines.map(({ format }) => format.type === 'item' && format.lists.length)).toEqual([
    1, 2, 3,
  ]);
});

test('lists of two kinds stay separate', () => {
  const blocks = fromLines([item(1, 'a'), item(1, 'b', true), item(2, 'c', true)]);
  expect(blocks.map((block) => block.type === 'list' && block.ordered)).toEqual([false, true]);
});
