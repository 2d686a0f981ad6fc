import { expect, jest } from '@jest/globals';

const levels = ['error', 'warn'] as const;
let messages: string[] = [];
let expected: RegExp[] = [];

/** Says that the test at hand provokes a console.error or console.warn like this one. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

/** From here on console.error and console.warn are collected instead of printed. */
export function listenToConsole() {
  messages = [];
  expected = [];
  for (const level of levels) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      messages.push(`console.${level}: ${words.map(inWords).join(' ')}`);
    });
  }
}

/** A warning that nobody reads is a bug that nobody finds: both fail the test that caused them. */
export function failOnConsoleErrors() {
  const unexpected = messages.filter((words) => !expected.some((pattern) => pattern.test(words)));
  const unmet = expected.filter((pattern) => !messages.some((words) => pattern.test(words)));
  expect({ unexpected, unmet }).toEqual({ unexpected: [], unmet: [] });
}

function inWords(value: unknown) {
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}
