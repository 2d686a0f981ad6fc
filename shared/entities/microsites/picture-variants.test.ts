import { expect, test } from '@jest/globals';
import { isShareName, mediaPath, shareCrop, shareNameOf } from './picture-variants.ts';

test('the address of a picture', () => {
  expect(mediaPath({ blob: 'ab12' }, 480)).toBe('/media/ab12/480');
});

const wide = { width: 2_520, height: 630 };
const tall = { width: 600, height: 1_200 };

test.each([
  ['without a focus, the middle', wide, undefined, 'share', { left: 660, top: 0 }],
  ['at the start of a wide picture', wide, { x: 0, y: 0.9 }, 'share-0', { left: 0, top: 0 }],
  ['right of its middle', wide, { x: 0.76, y: 0 }, 'share-8', { left: 1_056, top: 0 }],
  [
    'in a larger one',
    { width: 5_040, height: 1_260 },
    { x: 0.76, y: 0 },
    'share-8',
    { left: 1_056, top: 0 },
  ],
  ['at the foot of a tall one', tall, { x: 0.1, y: 1 }, 'share-10', { left: 0, top: 1_770 }],
  [
    'where nothing is cut',
    { width: 600, height: 315 },
    { x: 0, y: 1 },
    'share-10',
    { left: 0, top: 0 },
  ],
])('the crop for shared links keeps the focus: %s', (_, size, focus, name, start) => {
  const found = shareNameOf({ ...size, ...(focus && { focus }) });
  expect(found).toBe(name);
  expect(shareCrop(size, found)).toMatchObject(start);
});

test('only the names of crops for shared links are share names', () => {
  const names = ['share', '480', 'share-10', 'original'];
  expect(names.filter(isShareName)).toEqual(['share', 'share-10']);
});
