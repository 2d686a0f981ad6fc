import { expect, test } from '@jest/globals';
import { aRegistryModule } from '@wabu/shared/testing';
import { changedModules } from './release-watch.ts';

const aRelease = (version: string) => aRegistryModule('users', { version });
const shell = (version: string) => ({
  ...aRegistryModule('shell', { version }),
  description: undefined,
});

test.each([
  ['the same releases', [aRelease('1'), shell('1')], []],
  ['another release', [aRelease('2'), shell('1')], ['users 2']],
  ['another shell', [aRelease('1'), shell('2')], ['shell 2']],
  ['a new section', [aRelease('1'), shell('1'), aRegistryModule('boats')], ['boats 1']],
  ['a section that was retired', [shell('1')], ['users 1']],
])('a tab with users 1 and shell 1 hears of %s', (_, live, changed) => {
  const found = changedModules([aRelease('1'), shell('1')], live);
  expect(found.map(({ id, version }) => `${id} ${version}`)).toEqual(changed);
});

test('a preview differs from what is live on purpose', () => {
  const preview = { ...aRelease('2'), isPreview: true };
  expect(changedModules([preview], [aRelease('1')])).toEqual([]);
  expect(changedModules([preview], [aRelease('3')])).toEqual([]);
});
