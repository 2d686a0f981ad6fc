import { describe, expect, test } from '@jest/globals';
import { findMessages, findTextsSchema } from '@wabu/shared/entities/replace/find-texts';
import { patternFinder } from './pattern-finder.ts';

function replaced(text: string, line: string, replacement = '', matchCase = false): string {
  const fields = { fields: ['contents'], languages: ['it'] };
  const search = { text, replacement, mode: 'pattern', matchCase, ...fields };
  let edited = '';
  let end = 0;
  for (const match of patternFinder(findTextsSchema.parse(search)).matches(line)) {
    edited += line.slice(end, match.from) + match.replacement;
    end = match.to;
  }
  return edited + line.slice(end);
}

describe('a pattern', () => {
  test.each([
    [
      'replaces by its groups',
      '(\\d+)[.,](\\d{2}) €',
      'da 5.00 € a 12,50 €',
      '€ $1,$2',
      'da € 5,00 a € 12,50',
    ],
    ['replaces by the match and a dollar', '\\d+', 'costa 5', '$& $$', 'costa 5 $'],
    ['takes a group without a match as empty', 'a(b)?c', 'ac abc', '[$1]', '[] [b]'],
    ['finds in any case', 'lago', 'Lago', 'x', 'x'],
    ['finds a no-break space as a space', '045\\s\\d', '045\u00a012', 'x', 'x2'],
    ['ignores empty matches', 'x*', 'abxxc', '-', 'ab-c'],
    ['counts in characters beyond the first plane', 'b', '🌊b🌊', 'x', '🌊x🌊'],
  ])('%s', (_, pattern, line, replacement, result) => {
    expect(replaced(pattern, line, replacement)).toBe(result);
  });

  test('finds its own case where asked', () => {
    expect(replaced('lago', 'Lago lago', 'x', true)).toBe('Lago x');
  });

  test('that backtracks for ever elsewhere ends', () => {
    const line = `${'a'.repeat(50_000)}!`;
    expect(replaced('^(a+)+$', line, 'x')).toBe(line);
  });

  test.each([
    ['(a', 'text', findMessages.pattern('manca una parentesi chiusa )')],
    ['a)', 'text', findMessages.pattern('c’è una parentesi chiusa ) di troppo')],
    ['[a', 'text', findMessages.pattern('manca una parentesi quadra chiusa ]')],
    ['*a', 'text', findMessages.pattern('prima di *, +, ? o { manca che cosa ripetere')],
    ['a\\', 'text', findMessages.pattern('finisce con una barra rovesciata \\')],
    ['(a)\\1', 'text', findMessages.notSupported],
    ['a(?=b)', 'text', findMessages.notSupported],
    ['(\\pL{30}){30}', 'text', findMessages.tooComplex],
  ])('%s is rejected with a sentence', (pattern, field, message) => {
    expect(() => replaced(pattern, 'a')).toThrow(
      expect.objectContaining({
        status: 400,
        problem: expect.objectContaining({ errors: [{ field, message }] }),
      }),
    );
  });

  test('that would hold up a long line is rejected', () => {
    const line = `b${'a'.repeat(100_000)}`;
    expect(() => replaced('(a?){60}a{60}b|b', line)).toThrow(findMessages.tooComplex);
  });

  test('rejects a replacement by a group that it has not', () => {
    expect(() => replaced('(a)', 'a', '$2')).toThrow(findMessages.noGroup(2));
  });
});
