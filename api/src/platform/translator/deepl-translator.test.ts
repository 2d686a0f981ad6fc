import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import type { TranslatorError } from '../translation.ts';
import { deeplTranslator, hostOf } from './deepl-translator.ts';
import type { RetryPolicy } from './fetch-with-retry.ts';
import { DeeplDouble, type DeeplFault } from './testing/deepl-double.ts';

const double = new DeeplDouble();
const fastRetries: RetryPolicy = { firstPauseMs: 1, attempts: 4, timeoutMs: 2_000 };

beforeAll(() => double.start());
afterAll(() => double.stop());
beforeEach(() => double.reset());

interface Options {
  target?: LanguageCode;
  key?: string;
  url?: string;
}

async function translate(texts: string[], options: Options = {}): Promise<string[]> {
  const { target = 'de', key = DeeplDouble.KEY, url = double.url } = options;
  const translator = deeplTranslator(key, url, fastRetries);
  const answers = await translator?.translate({
    texts: texts.map((text) => ({ text, isHtml: text.includes('<p>') || text.includes('<b>') })),
    source: 'it',
    target,
  });
  return answers?.map(({ text }) => text) ?? [];
}

describe('requests', () => {
  test.each(languages.map(({ code, deepl }) => [code, deepl.target] as const))(
    'the service accepts %s as %s',
    async (target, code) => {
      expect(await translate(['<p>Lago</p>'], { target })).toEqual([
        `<p>Lago [${code.toLowerCase()}]</p>`,
      ]);
      expect(double.calls[0]).toMatchObject({
        source_lang: 'IT',
        target_lang: code,
        tag_handling: 'html',
      });
    },
  );

  test('plain texts and HTML go in separate requests, and the answers keep the order', async () => {
    const texts = ['uno', '<p>due</p>', 'tre < 4', '<b>quattro</b>'];
    expect(await translate(texts)).toEqual([
      'uno [de]',
      '<p>due [de]</p>',
      'tre < 4 [de]',
      '<b>quattro [de]</b>',
    ]);
    expect(double.calls.map((call) => call.tag_handling)).toEqual(['html', undefined]);
  });

  test('a request has at most 50 texts and 128 KiB', async () => {
    const many = Array.from({ length: 120 }, (_, i) => `testo ${i}`);
    expect(await translate(many)).toEqual(many.map((text) => `${text} [de]`));
    expect(double.calls.map((call) => call.text.length)).toEqual([50, 50, 20]);
    double.reset();
    const large = Array.from({ length: 5 }, (_, i) => `${i}${'è'.repeat(25_000)}`);
    expect(await translate(large)).toHaveLength(5);
    expect(double.calls.length).toBeGreaterThan(1);
  });

  test('a text longer than a request is rejected before anything is sent', async () => {
    await expect(translate(['uno', 'x'.repeat(125 * 1024)])).rejects.toMatchObject({
      reason: 'too-long',
    });
    expect(double.calls).toEqual([]);
  });

  test('the host follows from the plan of the key', () => {
    expect(hostOf('abc:fx')).toBe('https://api-free.deepl.com');
    expect(hostOf('abc')).toBe('https://api.deepl.com');
  });

  test('there is no translator without a key', () => {
    expect(deeplTranslator(undefined, double.url)).toBeUndefined();
  });
});

describe('transient failures are retried', () => {
  test.each<[string, DeeplFault[]]>([
    ['too many requests', [{ status: 429 }, { status: 429 }]],
    ['overload', [{ status: 529 }]],
    ['failures', [{ status: 500 }, { status: 503 }, 'html-error']],
    ['lost connections', ['cut-off', 'cut-off']],
  ])('%s', async (_, faults) => {
    double.failNext(...faults);
    expect(await translate(['lago'])).toEqual(['lago [de]']);
    expect(double.calls).toHaveLength(faults.length + 1);
  });
});

test('an empty translation is returned empty, and the others are kept', async () => {
  double.failNext('empty-first');
  expect(await translate(['lago', 'monte'])).toEqual(['', 'monte [de]']);
  expect(double.calls).toHaveLength(1);
});

describe('permanent failures', () => {
  const four = (fault: DeeplFault) => [fault, fault, fault, fault];
  test.each<[string, DeeplFault[], TranslatorError['reason'], number]>([
    ['too many requests', four({ status: 429 }), 'overloaded', 4],
    ['overload', four({ status: 529 }), 'overloaded', 4],
    ['server errors', four({ status: 503 }), 'down', 4],
    ['lost connections', four('cut-off'), 'down', 4],
    ['no characters left', [{ status: 456 }], 'quota', 1],
    ['too large', [{ status: 413 }], 'too-long', 1],
    ['a bad request', [{ status: 400 }], 'rejected', 1],
    ['no answer', ['no-answer'], 'timeout', 1],
    ['a page instead of JSON', ['html-page'], 'invalid-answer', 1],
    ['D21 an answer without end', ['endless'], 'invalid-answer', 1],
    ['half an answer', ['broken-json'], 'invalid-answer', 1],
    ['fewer translations than texts', ['too-few'], 'invalid-answer', 1],
  ])('%s', async (_, faults, reason, calls) => {
    double.failNext(...faults);
    await expect(translate(['lago', 'monte'])).rejects.toMatchObject({ reason });
    expect(double.calls).toHaveLength(calls);
  });

  test('a wrong key', async () => {
    await expect(translate(['lago'], { key: 'other' })).rejects.toMatchObject({ reason: 'key' });
  });

  test('a host that does not listen', async () => {
    const unreachable = translate(['lago'], { url: 'http://127.0.0.1:1' });
    await expect(unreachable).rejects.toMatchObject({ reason: 'down' });
  });
});
