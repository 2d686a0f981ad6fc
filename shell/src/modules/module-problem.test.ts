import { expect, test } from '@jest/globals';
import { trackFailedStyles } from './failed-style.ts';
import { ModuleProblem, toModuleProblem } from './module-problem.ts';

test.each([
  ['Failed to load script resources. #RUNTIME-008 ScriptNetworkError', 'unreachable'],
  ['#RUNTIME-008 ScriptExecutionError: Script "x" loaded but threw', 'broken'],
  ['Failed to get remoteEntry exports. #RUNTIME-001', 'broken'],
  ['Loading chunk 364 failed.\n(error: /modules/x.js)', 'unreachable'],
  ['The getter for the shared module is not a function. #RUNTIME-012', 'incompatible'],
  ["Cannot read properties of undefined (reading 'x')", 'broken'],
])('"%s" means %s', (message, code) => {
  const problem = toModuleProblem(new Error(message), 'boats');
  expect(problem.code).toBe(code);
  expect(problem.message).toContain('Module "boats"');
});

test('a ModuleProblem is returned unchanged', () => {
  const problem = new ModuleProblem('incompatible', 'boats', 'boats 1');
  expect(toModuleProblem(problem, 'other')).toBe(problem);
});

test('a thrown string becomes the detail', () => {
  expect(toModuleProblem('plain text', 'boats').detail).toBe('plain text');
});

test('the detail names the stylesheet that failed', () => {
  trackFailedStyles();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = '/modules/boats/1.0.0/module.css';
  document.head.append(link);
  link.dispatchEvent(new Event('error'));
  const error = new Error('Loading css chunk 364 failed.\n(error: undefined)');
  expect(toModuleProblem(error, 'boats').detail).toContain('/modules/boats/1.0.0/module.css)');
});
