import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { apply, type Step } from './diff.ts';
import { merge3, mergeAsking } from './merge3.ts';

const section = (id: string, text = 'uno') => ({ id, Contenuto: { it: text, de: 'eins' } });
const sections = (ids: string) => ({ Sezioni: [...ids].map((id) => section(id)) });
const order = ({ Sezioni }: ReturnType<typeof sections>) => Sezioni.map(({ id }) => id).join('');

describe('what only one side changed', () => {
  const base = {
    Nome: 'Lido',
    Localizzazione: { CAP: '37016', Citta: 'Garda' },
    Slideshow: ['a.jpg'],
    altTexts: { 'a.jpg': { texts: { it: 'Il lago', de: 'Der See' }, focus: { x: 0, y: 1 } } },
    ...sections('abcdef'),
  };
  const paths = [
    ['Nome'],
    ['Localizzazione', 'CAP'],
    ['Localizzazione', 'Citta'],
    ['altTexts', 'a.jpg', 'texts', 'it'],
    ['altTexts', 'a.jpg', 'texts', 'fr'],
    ['Sezioni', 'a', 'Contenuto', 'it'],
    ['Sezioni', 'a', 'Contenuto', 'fr'],
    ['Sezioni', 'b', 'Contenuto', 'de'],
  ];
  const changes: Step[][] = [
    ...paths.map((path) => [{ path, value: 'due' }]),
    [{ path: ['Slideshow'], value: ['c.jpg', 'a.jpg'] }],
    [{ path: ['altTexts', 'a.jpg', 'focus'], value: { x: 1, y: 0.5 } }],
    [{ path: ['altTexts', 'a.jpg', 'texts', 'de'], absent: true }],
    [{ path: ['altTexts', 'b.jpg'], value: { texts: { it: 'Il molo' } } }],
    [{ path: ['Sezioni', 'c'], absent: true }],
    [{ path: ['Sezioni'], order: [...'fedcba'] }],
    [
      { path: ['Sezioni', 'e', 'Contenuto'], value: { it: 'tre' } },
      { path: ['Sezioni', 'e', 'visible'], value: false },
    ],
  ];

  test('is in the merged record without a conflict, whichever side it was', () => {
    fc.assert(
      fc.property(fc.subarray(changes), fc.infiniteStream(fc.boolean()), (made, isMine) => {
        const mine = new Set(made.filter(() => isMine.next().value));
        const by = (isOwn: boolean) => made.filter((one) => mine.has(one) === isOwn).flat();
        const [one, other] = [apply(base, by(true)), apply(base, by(false))];
        const both = { merged: apply(base, made.flat()), conflicts: [] };
        expect(merge3({ base, mine: one, theirs: other })).toStrictEqual(both);
        expect(merge3({ base, mine: other, theirs: one })).toStrictEqual(both);
      }),
    );
  });
});

describe('what both sides changed', () => {
  const base = { Nome: 'Lido', Citta: 'Garda', CAP: '37016', email: 'a@esempio.it' };
  const mine = { ...base, Nome: 'Lido Blu', Citta: 'Salò', CAP: '37017' };
  const theirs = { ...base, Nome: 'Lido Bello', Citta: 'Salò', email: '' };
  const versions = { base, mine, theirs };
  const conflicts = [{ path: ['Nome'], base: 'Lido', mine: 'Lido Blu', theirs: 'Lido Bello' }];
  const merged = { Nome: 'Lido Blu', Citta: 'Salò', CAP: '37017', email: '' };

  test('is a conflict unless they agree, and mine without a decision', () => {
    expect(merge3(versions)).toEqual({ merged, conflicts });
  });

  test('is mine for a boolean without a base', () => {
    const visible = { base: {}, mine: { visible: false }, theirs: { visible: true } };
    expect(merge3(visible)).toEqual({ merged: visible.mine, conflicts: [] });
  });

  test('is what was decided', async () => {
    const decided = { ...merged, Nome: 'Lido Bello' };
    expect(merge3(versions, { Nome: 'theirs' })).toEqual({ merged: decided, conflicts: [] });
    const asked: unknown[] = [];
    const answer = await mergeAsking(versions, async (found) => {
      asked.push(...found);
      return { Nome: 'theirs' };
    });
    expect(answer).toEqual(decided);
    expect(asked).toEqual(conflicts);
    expect(await mergeAsking(versions, async () => null)).toBeNull();
    expect(await mergeAsking({ ...versions, theirs: base }, async () => null)).toEqual(mine);
  });

  test('of a plain list or of a point is one conflict', () => {
    const point = (x: number, y: number, ...names: string[]) => ({ names, focus: { x, y } });
    const three = { base: point(0, 0), mine: point(0, 1, 'a', 'b'), theirs: point(1, 0, 'c') };
    expect(merge3(three)).toEqual({
      merged: three.mine,
      conflicts: [
        { path: ['names'], base: [], mine: ['a', 'b'], theirs: ['c'] },
        { path: ['focus'], base: { x: 0, y: 0 }, mine: { x: 0, y: 1 }, theirs: { x: 1, y: 0 } },
      ],
    });
  });

  test('is compared part by part where one side removed the whole', () => {
    const picture = (it: string, author = 'Anna') => ({ 'a.jpg': { texts: { it }, author } });
    const three = { base: picture('Il lago'), mine: {}, theirs: picture('Il molo') };
    const path = ['a.jpg', 'texts', 'it'];
    expect(merge3(three)).toStrictEqual({
      merged: {},
      conflicts: [{ path, base: 'Il lago', mine: undefined, theirs: 'Il molo' }],
    });
    expect(
      merge3({ ...three, theirs: picture('Il lago', 'Ugo') }, { 'a.jpg/author': 'theirs' }).merged,
    ).toEqual({ 'a.jpg': { texts: {}, author: 'Ugo' } });
  });
});

describe('a list of elements with ids', () => {
  const merge = (base: string, mine: string, theirs: string) => {
    const result = merge3({ base: sections(base), mine: sections(mine), theirs: sections(theirs) });
    return [order(result.merged), result.conflicts.map(({ path }) => path)];
  };

  test.each([
    ['added on both sides stay in their positions', 'ab', 'amb', 'tabu', 'tambu'],
    ['moved on my side and added on the other', 'abc', 'cab', 'axbc', 'caxb'],
    ['added on my side and moved on the other', 'abc', 'axbc', 'cab', 'caxb'],
    ['removed on my side', 'ab', 'a', 'ab', 'a'],
    ['removed on the other side', 'ab', 'ab', 'b', 'b'],
  ])('with elements %s', (_, base, mine, theirs, result) => {
    expect(merge(base, mine, theirs)).toEqual([result, []]);
  });

  test('that both sides ordered differently is a conflict that keeps mine', () => {
    expect(merge('abc', 'cab', 'bac')).toEqual(['cab', [['Sezioni']]]);
  });

  test('with an element that one side removed and the other changed is a conflict', () => {
    const base = sections('ab');
    const removed = sections('a');
    const changed = { Sezioni: [section('a'), section('b', 'due')] };
    const texts = { base: section('b'), mine: undefined, theirs: section('b', 'due') };
    const path = ['Sezioni', 'b'];
    expect(merge3({ base, mine: removed, theirs: changed })).toEqual({
      merged: removed,
      conflicts: [{ path, ...texts }],
    });
    const kept = merge3({ base, mine: changed, theirs: removed });
    expect(kept.conflicts).toMatchObject([{ path, theirs: undefined }]);
    expect(kept.merged).toEqual(changed);
    const decided = merge3({ base, mine: removed, theirs: changed }, { 'Sezioni/b': 'theirs' });
    expect(decided).toEqual({ merged: changed, conflicts: [] });
  });
});
