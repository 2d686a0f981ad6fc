import { expect, test } from '@jest/globals';
import { agentOf } from './client-of.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0`, 'Microsoft Edge', 'Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Firefox',
    'macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36', 'Chrome', 'Linux'],
  ['', '', ''],
  ['curl/8.5.0', '', ''],
  ['Il tuo browser fidato/2 (x)', '', ''],
  [`Firefox/140.0 ${'x'.repeat(1_000)}`, '', ''],
])('%.70j is %s on %s', (header, browser, system) => {
  expect(agentOf(header)).toEqual({ browser, system });
});
