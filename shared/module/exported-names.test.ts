import { expect, test } from '@jest/globals';
import { missingNames } from './exported-names.ts';

const UI = '@wabu/shared/ui';
const shell = { exports: { [UI]: ['Button', 'Dialog'] } };

test('names that the shell lacks are reported with their entry point', () => {
  const imports = { [UI]: ['Button', 'Dial', 'Slider'] };
  expect(missingNames({ imports }, shell)).toEqual([
    { name: 'Dial', entryPoint: UI },
    { name: 'Slider', entryPoint: UI },
  ]);
});

test('nothing is missing where the shell provides all, or one of the two says nothing', () => {
  expect(missingNames({ imports: { [UI]: ['Button'] } }, shell)).toEqual([]);
  expect(missingNames({ imports: { [UI]: ['*'] } }, shell)).toEqual([]);
  expect(missingNames({ imports: { constructor: ['Button'] } }, shell)).toEqual([]);
  expect(missingNames({ imports: { [UI]: ['Dial'] } }, {})).toEqual([]);
  expect(missingNames({}, shell)).toEqual([]);
});
