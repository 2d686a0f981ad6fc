import { expect, test } from '@jest/globals';
import { avatarFileName, extensionOf, inMegabytes, isImageName, supplierFolder } from './files.ts';

test.each([
  ['lago.JPG', 'jpg', true],
  ['lago.tar.gz', 'gz', false],
  ['lago', '', false],
  ['.png', '', false],
  ['lago.constructor', 'constructor', false],
])('%j has the extension %j; a picture: %s', (name, extension, isImage) => {
  expect([extensionOf(name), isImageName(name)]).toEqual([extension, isImage]);
});

test('folders and pictures are named after their owner', () => {
  expect(supplierFolder('03012300178')).toBe('[Suppliers]/03012300178');
  expect(avatarFileName('king', 'png')).toBe('avatar_king.png');
});

test('a megabyte has 1024 × 1024 bytes', () => {
  expect(inMegabytes(1_572_864)).toBe(1.5);
});
