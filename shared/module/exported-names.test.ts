import { expect, test } from '@jest/globals';
import { changedTypes, missingNames } from './exported-names.ts';

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

test('names are reported whose types were others when the build was made', () => {
  const provided = { types: { [UI]: { Button: 'aaaaaaaa', Dialog: 'bbbbbbbb' } } };
  const built = (used: Record<string, string>) => ({ types: { [UI]: used } });
  expect(changedTypes(built({ Button: 'cccccccc', Dialog: 'bbbbbbbb' }), provided)).toEqual([
    `Button of ${UI}`,
  ]);
  // A part that is missing is another problem.
  expect(changedTypes(built({ Dial: 'dddddddd', constructor: 'eeeeeeee' }), provided)).toEqual([]);
  expect(changedTypes(built({ Button: 'cccccccc' }), {})).toEqual([]);
  expect(changedTypes({}, provided)).toEqual([]);
});
