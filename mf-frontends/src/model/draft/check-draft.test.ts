import { expect, test } from '@jest/globals';
import { frontendMessages } from '@wabu/shared/entities/frontend';
import { aDraft } from '../../testing/a-draft.ts';
import { checkDraft } from './check-draft.ts';
import { fieldId, fieldMessage } from './field-message.ts';

const base = aDraft({ URL: 'terme' });
const urlProblem = (URL: string, as: 'same' | 'new') =>
  checkDraft({ base, draft: { ...base, URL } }, as, new Set(['terme', 'lido'])).find(
    ({ field }) => field === 'URL',
  )?.message;

test.each([
  ['terme', 'same', undefined],
  ['https://Terme/', 'same', undefined],
  ['lido', 'same', frontendMessages.notFound],
  ['nuovo', 'new', undefined],
  ['Lido', 'new', frontendMessages.duplicate],
] as const)('the URL %j saved as %s has the problem %j', (URL, as, message) => {
  expect(urlProblem(URL, as)).toBe(message);
});

test('an invalid URL has one problem, and other problems follow that of the URL', () => {
  for (const as of ['new', 'same'] as const)
    expect(urlProblem('..', as)).toBe(fieldMessage('URL', '..'));
  const draft = { ...base, URL: 'lido', Fornitore: '' };
  const problems = checkDraft({ base, draft }, 'same', new Set());
  expect(problems.map(({ field }) => field)).toEqual(['URL', 'Fornitore']);
});

test('a field alone has the message of the whole form', () => {
  expect(fieldMessage('Fornitore', '')).toBeTruthy();
  expect(fieldMessage('Fornitore', 'Terme')).toBeUndefined();
  expect(fieldMessage('Localizzazione.CAP', 'x')).toBeTruthy();
  expect(fieldMessage('Localizzazione.CAP', '37016')).toBeUndefined();
  expect(fieldId('Localizzazione.CAP')).toBe('frontend-Localizzazione-CAP');
});
