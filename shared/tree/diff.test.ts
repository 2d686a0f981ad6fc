import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { apply, diff } from './diff.ts';
import { valueAt } from './parts.ts';

const words = ['Molo', 'è', '👩‍🌾', '𝄞', 'مرحبا', 'שלום', '漢字', '<p>', '', ' '];
/** Short and long texts that share beginnings and ends, with surrogate pairs and right-to-left letters. */
const text = fc
  .tuple(
    fc.constantFrom('', 'a'.repeat(300), '👩‍🌾'.repeat(50)),
    fc.array(fc.constantFrom(...words)),
  )
  .map(([filling, parts]) => parts.join('') + filling + parts.toReversed().join(''));
const texts = fc.dictionary(fc.constantFrom('it', 'de', 'ar'), text);
const section = fc.record({
  id: fc.constantFrom(...'abcdefgh'),
  visible: fc.boolean(),
  NomeSezione: texts,
  Contenuto: texts,
});
const record = fc.record(
  {
    URL: text,
    Slideshow: fc.array(fc.constantFrom('a.png', 'b.png')),
    Localizzazione: fc.record({ Citta: text, CAP: text }),
    Sezioni: fc.uniqueArray(section, { selector: ({ id }) => id }),
    altTexts: fc.dictionary(fc.constantFrom('a.png', '__proto__'), texts),
    origins: fc.dictionary(fc.string(), fc.constantFrom(['machine', 'it', 'x'], ['default', null])),
  },
  { requiredKeys: ['URL', 'Slideshow', 'Localizzazione', 'Sezioni'] },
);

describe('the difference of two states', () => {
  test('gives back exactly the record before, also after it was stored as JSON', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        const stored = JSON.stringify(diff(before, after));
        expect(apply(after, JSON.parse(stored))).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });

  test('gives back every point of a chain of edits', () => {
    fc.assert(
      fc.property(fc.array(record, { minLength: 2, maxLength: 6 }), (states) => {
        let state = states.at(-1) ?? {};
        for (let at = states.length - 2; at >= 0; at -= 1) {
          state = apply(state, diff(states[at] ?? {}, states[at + 1] ?? {}));
          expect(state).toEqual(states[at]);
        }
      }),
    );
  });

  test('splits no character, so that every store keeps it', () => {
    fc.assert(
      fc.property(record, record, (before, after) => {
        expect(JSON.stringify(diff(before, after))).not.toMatch(/\\ud[89a-f]/i);
      }),
    );
  });

  test('of one letter in a long text is one short splice', () => {
    const long = '<p>Lago di Garda 👩‍🌾</p>'.repeat(50_000);
    const before = { Sezioni: [{ id: 's', Contenuto: { it: long } }] };
    const after = {
      Sezioni: [{ id: 's', Contenuto: { it: `${long.slice(0, 9)}x${long.slice(9)}` } }],
    };
    expect(diff(before, after)).toEqual([
      { path: ['Sezioni', 's', 'Contenuto', 'it'], start: 9, count: 1, text: '' },
    ]);
  });

  const padding = '-'.repeat(300);
  test.each([
    ['the same high surrogate', '\u{10000}', '\u{10001}', '', ''],
    ['the same low surrogate', '\u{10000}', '\u{10400}', '', ''],
    ['a whole character before', 'x', 'y', '\u{10000}', ''],
    ['a character behind all surrogates', 'x', 'y', '', '\u{e000}'],
  ])('splices between whole characters: %s', (_, before, after, start, end) => {
    const around = (text: string) => ({ text: padding + start + text + end });
    const expected = { start: padding.length + start.length, count: after.length, text: before };
    expect(diff(around(before), around(after))).toEqual([{ path: ['text'], ...expected }]);
  });

  test.each([
    ['a text of 200 characters', `${'a'.repeat(199)}b`, 'a'.repeat(200)],
    ['a long text of which nothing stays', padding, 'x'],
    ['a text in place of nothing', padding, null],
    ['nothing in place of a text', null, padding],
    ['an object in place of a list', {}, []],
    ['a list with an element without an id', [{ id: 'a' }, {}], [{ id: 'b' }, {}]],
    ['a list with the same id twice', [{ id: 'a' }, { id: 'a' }], [{ id: 'a' }]],
  ])('stores %s whole', (_, before, after) => {
    expect(diff({ value: before }, { value: after })).toEqual([{ path: ['value'], value: before }]);
  });

  test('has no step for what is equal, or absent on both sides', () => {
    expect(diff({ names: ['a'], gone: undefined }, { names: ['a'] })).toEqual([]);
  });

  test('needs no order for elements that come back at the end', () => {
    const [a, b] = [{ id: 'a' }, { id: 'b' }];
    expect(diff({ list: [a, b] }, { list: [a] })).toEqual([{ path: ['list', 'b'], value: b }]);
  });

  test('leaves elements that an order does not name behind the others', () => {
    const list = [{ id: 'new' }, { id: 'a' }, { id: 'b' }];
    const ordered = apply({ list }, [{ path: ['list'], order: ['b', 'a'] }]);
    expect(ordered.list.map(({ id }) => id)).toEqual(['b', 'a', 'new']);
  });

  test('names sections by their ids, and their order apart', () => {
    const before = { Sezioni: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
    const after = { Sezioni: [{ id: 'c' }, { id: 'd' }, { id: 'a' }] };
    const steps = diff(before, after);
    expect(steps.map(({ path }) => path)).toEqual([
      ['Sezioni', 'd'],
      ['Sezioni', 'b'],
      ['Sezioni'],
    ]);
    expect(valueAt(before, ['Sezioni', 'b'])).toEqual({ id: 'b' });
    expect(valueAt(after, ['Sezioni', 'b', 'Contenuto'])).toBeUndefined();
  });
});
