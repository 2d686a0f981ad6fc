import { expect, test } from '@jest/globals';
import { newDraft } from './new-draft.ts';
import { folderProblem } from './picture-folder.ts';

const taken = new Set(['terme', 'vela/lago']);
const state = (URL: string, version: number | null = null, picturesFrom: string | null = null) => ({
  draft: { ...newDraft(), URL },
  version,
  picturesFrom,
});

test.each([
  ['', 'needUrl'],
  ['a b', 'needUrl'],
  ['terme', 'takenUrl'],
  ['https://Terme/', 'takenUrl'],
  ['Vela/Lago', 'takenUrl'],
  ['terme-nuove', null],
])('a new frontend at %j: %j', (url, problem) => {
  expect(folderProblem(state(url), taken)).toBe(problem);
});

test('a new frontend with pictures waits for a free URL too, and for a folder that is still its own', () => {
  expect(folderProblem(state('terme', null, 'nuove'), taken)).toBe('takenUrl');
  expect(folderProblem(state('nuove', null, 'terme'), taken)).toBe('takenUrl');
  expect(folderProblem(state('altre', null, 'nuove'), taken)).toBeNull();
});

test('a saved frontend keeps its folder while its URL is edited', () => {
  expect(folderProblem(state('terme', 3, 'terme'), taken)).toBeNull();
  expect(folderProblem(state('vela/lago', 3, 'terme'), taken)).toBeNull();
});
