import { afterEach, expect, test } from '@jest/globals';
import {
  endPreview,
  getPreviews,
  newPreviews,
  setPreview,
  withPreviews,
} from '@wabu/shared/module';
import { aRegistryModule } from '@wabu/shared/testing';

afterEach(() => localStorage.clear());

const aRelease = (id: string, version: string) => aRegistryModule(id, { version });
const namesOf = (modules: { id: string; version: string; isPreview?: boolean | undefined }[]) =>
  modules.map(({ id, version, isPreview }) => `${id} ${version}${isPreview ? ' preview' : ''}`);

test('a preview takes the place of what is live, or of nothing, until it is live itself', () => {
  const live = [aRelease('users', '1'), aRelease('boats', '2')];
  const previews = [aRelease('users', '3'), aRelease('boats', '2'), aRelease('ferries', '1')];
  expect(namesOf(withPreviews(live, previews))).toEqual([
    'boats 2',
    'users 3 preview',
    'ferries 1 preview',
  ]);
});

test('one preview of a module is stored, and none that names other files', () => {
  setPreview(aRelease('users', '2'));
  setPreview(aRelease('users', '3'));
  expect(namesOf(getPreviews())).toEqual(['users 3']);
  setPreview({ ...aRelease('users', '4'), base: '/media/picture/' });
  expect(getPreviews()).toEqual([]);
});

test('what was ended is not offered again; fifty of them are remembered', () => {
  const offered = aRelease('users', '2');
  expect(newPreviews([offered])).toEqual([offered]);
  setPreview(offered);
  expect(newPreviews([offered])).toEqual([]);
  endPreview(offered);
  expect(getPreviews()).toEqual([]);
  expect(newPreviews([offered])).toEqual([]);
  for (let at = 0; at < 60; at += 1) endPreview(aRelease('boats', String(at)));
  expect(localStorage.getItem('endedPreviews')?.split(' ')).toHaveLength(50);
  expect(newPreviews([offered])).toEqual([offered]);
});
