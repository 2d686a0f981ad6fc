import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type LanguageCode, languages } from '@wabu/shared/i18n/languages';
import type { TranslationRequest, Translator, TranslatorError } from '../translation.ts';
import { deeplTranslator, hostOf } from './deepl-translator.ts';
import type { RetryPolicy } from './fetch-with-retry.ts';
import { DeeplDouble, type DeeplFault } from './testing/deepl-double.ts';

const double = new DeeplDouble();
const fastRetries: RetryPolicy = { firstPauseMs: 1, attempts: 4, timeoutMs: 2_000, totalMs: 5_000 };

beforeAll(() => double.start());
afterAll(() => double.stop());
beforeEach(() => double.reset());

interface Options extends Partial<TranslationRequest> {
  target?: LanguageCode;
  key?: string;
  url?: string;
  policy?: RetryPolicy;
}

const open = ({ key = DeeplDouble.KEY, url = double.url, policy = fastRetries }: Options = {}) =>
  deeplTranslator(key, url, policy) as Translator;

async function ask(texts: string[], { key, url, policy, ...asked }: Options = {}) {
  const translator = open({ ...(key && { key }), ...(url && { url }), ...(policy && { policy }) });
  return translator.translate({
    texts: texts.map((text) => ({ text, isHtml: text.includes('<p>') || text.includes('<b>') })),
    source: 'it',
    target: 'de',
    ...asked,
  });
}

const translate = async (texts: string[], options: Options = {}): Promise<string[]> =>
  (await ask(texts, options)).translations.map(({ text }) => text);

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

  test('the best model, the tone and the billed characters are asked for', async () => {
    const { billedCharacters } = await ask(['lago', 'è'], { formality: 'more' });
    expect(double.calls[0]).toMatchObject({
      model_type: 'quality_optimized',
      formality: 'prefer_more',
      show_billed_characters: true,
    });
    expect(billedCharacters).toBe(5);
  });

  test('the context goes with short texts only', async () => {
    const context = 'Testo di un albergo';
    await ask(['Camere', `<p>${'lungo '.repeat(100)}</p>`], { context });
    expect(double.calls.map((call) => call.context)).toEqual([undefined, context]);
  });

  test('the host follows from the plan of the key', () => {
    expect(hostOf('abc:fx')).toBe('https://api-free.deepl.com');
    expect(hostOf('abc')).toBe('https://api.deepl.com');
  });

  test('there is no translator without a key', () => {
    expect(deeplTranslator(undefined, double.url)).toBeUndefined();
  });
});

describe('a glossary', () => {
  test('keeps its terms in every pair of languages, and is used with a source language', async () => {
    const id = await open().createGlossary(['Malcesine', 'Monte Baldo']);
    const { pairs, entries } = double.glossaries.get(id) ?? { pairs: [] };
    expect(entries).toBe('Malcesine\tMalcesine\nMonte Baldo\tMonte Baldo');
    expect(pairs).toHaveLength(9 * 8);
    for (const { code } of languages)
      if (code !== 'it') await ask(['Malcesine'], { target: code, glossary: id });
    expect(double.calls.every((call) => call.glossary_id === id)).toBe(true);
    await ask(['Malcesine'], { source: undefined, glossary: id });
    expect(double.calls.at(-1)).not.toHaveProperty('glossary_id');
    await open().deleteGlossary(id);
    await expect(ask(['Malcesine'], { glossary: id })).rejects.toMatchObject({
      reason: 'glossary',
    });
  });

  test('is not blamed for another rejection', async () => {
    const id = await open().createGlossary(['Malcesine']);
    double.failNext({ status: 400 });
    await expect(ask(['Malcesine'], { glossary: id })).rejects.toMatchObject({
      reason: 'rejected',
    });
  });
});

test('the usage of the account is read, and an account may have no limit', async () => {
  double.usage = { character_count: 312_000, character_limit: 500_000 };
  expect(await open().usage()).toEqual({ used: 312_000, limit: 500_000 });
  double.usage.character_limit = 1_000_000_000_000;
  expect(await open().usage()).toEqual({ used: 312_000, limit: null });
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

describe('Retry-After', () => {
  test('is waited for', async () => {
    double.failNext({ status: 429, retryAfter: '1' });
    const started = Date.now();
    expect(await translate(['lago'])).toEqual(['lago [de]']);
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
  });

  test.each(['3600', new Date(Date.now() + 3_600_000).toUTCString()])(
    'that ends behind the time of the call ends the call: %s',
    async (retryAfter) => {
      double.failNext({ status: 503, retryAfter });
      const failure = await ask(['lago']).catch((error: TranslatorError) => error);
      expect(failure).toMatchObject({ reason: 'down' });
      expect((failure as TranslatorError).retryAfterMs).toBeGreaterThan(3_500_000);
      expect(double.calls).toHaveLength(1);
    },
  );
});

test('a failure behind other requests says what was billed for them', async () => {
  double.failNext('empty-first', { status: 456 });
  const texts = ['<p>uno</p>', 'due'];
  await expect(ask(texts)).rejects.toMatchObject({ reason: 'quota', billedCharacters: 10 });
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
