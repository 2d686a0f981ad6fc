import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { languages } from '@wabu/shared/i18n/languages';
import { HttpProblem } from '../http/problem.ts';
import { deeplSettings, translateTexts } from './deepl.ts';
import type { Patience } from './fetch-with-retry.ts';
import { DeeplDouble, type DeeplFault } from './testing/deepl-double.ts';
import { translationMessages } from './translation-problems.ts';
import { toOutgoing } from './translation-text.ts';

const double = new DeeplDouble();
const hasty: Patience = { firstPauseMs: 1, tries: 4, answerMs: 2_000 };

beforeAll(() => double.start());
afterAll(() => double.stop());
beforeEach(() => double.reset());

function translate(texts: string[], target = 'DE', key = DeeplDouble.KEY) {
  const settings = { key, url: double.url };
  return translateTexts(settings, { texts: texts.map(toOutgoing), source: 'IT', target }, hasty);
}
const words = async (translations: ReturnType<typeof translate>) =>
  (await translations).map(({ text }) => text);

describe('what is sent', () => {
  test.each(languages.map(({ deepl }) => deepl.target))(
    '%s is a target that is taken',
    async (target) => {
      expect(await words(translate(['<p>Lago</p>'], target))).toEqual([
        `<p>Lago [${target.toLowerCase()}]</p>`,
      ]);
      expect(double.calls[0]).toMatchObject({
        source_lang: 'IT',
        target_lang: target,
        tag_handling: 'html',
      });
    },
  );

  test('plain texts are sent as such, and answers keep the order of the texts', async () => {
    const texts = ['uno', '<p>due</p>', 'tre < 4', '<b>quattro</b>'];
    expect(await words(translate(texts))).toEqual([
      'uno [de]',
      '<p>due [de]</p>',
      'tre < 4 [de]',
      '<b>quattro [de]</b>',
    ]);
    expect(double.calls.map((call) => call.tag_handling)).toEqual(['html', undefined]);
  });

  test('fifty texts at a time, and never more than the translator takes', async () => {
    const many = Array.from({ length: 120 }, (_, i) => `testo ${i}`);
    expect(await words(translate(many))).toEqual(many.map((text) => `${text} [de]`));
    expect(double.calls.map((call) => call.text.length)).toEqual([50, 50, 20]);
    double.reset();
    const large = Array.from({ length: 5 }, (_, i) => `${i}${'è'.repeat(25_000)}`);
    expect(await translate(large)).toHaveLength(5);
    expect(double.calls.length).toBeGreaterThan(1);
  });

  test('a text that no call could hold is refused before it is sent', async () => {
    await expect(translate(['uno', 'x'.repeat(125 * 1024)])).rejects.toMatchObject({ status: 413 });
    expect(double.calls).toEqual([]);
  });

  test('the host goes with the plan of the key, or is the one that is configured', () => {
    expect(deeplSettings('abc:fx', undefined)?.url).toBe('https://api-free.deepl.com');
    expect(deeplSettings('abc', undefined)?.url).toBe('https://api.deepl.com');
    expect(deeplSettings('abc', 'http://127.0.0.1:9/')?.url).toBe('http://127.0.0.1:9');
    expect(deeplSettings(undefined, 'http://127.0.0.1:9')).toBeUndefined();
  });
});

describe('what passes is asked again', () => {
  test.each<[string, DeeplFault[]]>([
    ['too many requests', [{ status: 429 }, { status: 429 }]],
    ['the other word for it', [{ status: 529 }]],
    ['failures', [{ status: 500 }, { status: 503 }, 'html-error']],
    ['broken lines', ['cut-off', 'cut-off']],
  ])('%s', async (_, faults) => {
    double.failNext(...faults);
    expect(await words(translate(['lago']))).toEqual(['lago [de]']);
    expect(double.calls).toHaveLength(faults.length + 1);
  });
});

test('a text that comes back empty is answered empty, and the others are kept', async () => {
  double.failNext('empty-first');
  expect(await words(translate(['lago', 'monte']))).toEqual(['', 'monte [de]']);
  expect(double.calls).toHaveLength(1);
});

describe('what stays so is said', () => {
  const four = (fault: DeeplFault) => [fault, fault, fault, fault];
  test.each<[string, DeeplFault[], number, string, number]>([
    ['too many requests', four({ status: 429 }), 502, translationMessages.overloaded, 4],
    ['overload', four({ status: 529 }), 502, translationMessages.overloaded, 4],
    ['failures', four({ status: 503 }), 502, translationMessages.down, 4],
    ['broken lines', four('cut-off'), 502, translationMessages.down, 4],
    ['no characters left', [{ status: 456 }], 502, translationMessages.quota, 1],
    ['too large', [{ status: 413 }], 413, translationMessages.tooLong, 1],
    ['a wrong request', [{ status: 400 }], 502, translationMessages.refused, 1],
    ['silence', ['no-answer'], 502, translationMessages.noAnswer, 1],
    ['a page instead of an answer', ['html-page'], 502, translationMessages.broken, 1],
    ['D21 an answer without end', ['endless'], 502, translationMessages.broken, 1],
    ['half an answer', ['broken-json'], 502, translationMessages.broken, 1],
    ['fewer answers than texts', ['too-few'], 502, translationMessages.broken, 1],
  ])('%s', async (_, faults, status, message, calls) => {
    double.failNext(...faults);
    const refusal = await translate(['lago', 'monte']).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HttpProblem);
    expect(refusal).toMatchObject({ status, problem: { message } });
    expect(double.calls).toHaveLength(calls);
  });

  test('a wrong key', async () => {
    await expect(translate(['lago'], 'DE', 'other')).rejects.toMatchObject({
      status: 502,
      problem: { message: translationMessages.key },
    });
  });

  test('nobody there', async () => {
    const settings = { key: DeeplDouble.KEY, url: 'http://127.0.0.1:1' };
    const asked = translateTexts(settings, { texts: [toOutgoing('lago')], target: 'DE' }, hasty);
    await expect(asked).rejects.toMatchObject({ status: 502 });
  });
});
