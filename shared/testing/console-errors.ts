import { expect, jest } from '@jest/globals';

const levels = ['error', 'warn'] as const;
let messages: string[] = [];
let expected: RegExp[] = [];

/** Declares that the current test causes a console.error or console.warn that matches. */
export function expectConsoleError(pattern: RegExp) {
  expected.push(pattern);
}

/** Collects console.error and console.warn instead of printing them. */
export function listenToConsole() {
  messages = [];
  expected = [];
  for (const level of levels) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      messages.push(`console.${level}: ${words.map(inWords).join(' ')}`);
    });
  }
}

/** Fails the current test for unexpected and for missing console messages. */
export function failOnConsoleErrors() {
  const unexpected = messages.filter((words) => !expected.some((pattern) => pattern.test(words)));
  const unmet = expected.filter((pattern) => !messages.some((words) => pattern.test(words)));
  expect({ unexpected, unmet }).toEqual({ unexpected: [], unmet: [] });
}

function inWords(value: unknown) {
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}
