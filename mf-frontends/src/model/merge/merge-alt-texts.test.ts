import { describe, expect, test } from '@jest/globals';
import type { AltTexts } from '@wabu/shared/entities/alt-texts';
import { aDraft } from '../../testing/a-draft.ts';
import type { Draft } from '../draft/draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const withTexts = (altTexts: AltTexts) => aDraft({ altTexts, Sezioni: [] });
const lake = (it: string, en = '') => ({ 'lago.jpg': { texts: { it, en } } });

describe('alt texts', () => {
  test('of different languages and pictures merge without a conflict', () => {
    const { merged, conflicts } = mergeDrafts({
      base: withTexts(lake('Il lago')),
      mine: withTexts({
        ...lake('Il lago', 'The lake'),
        'logo.png': { decorative: true, texts: {} },
      }),
      theirs: withTexts({
        'lago.jpg': { texts: { it: 'Il lago blu' }, focus: { x: 0.2, y: 0.4 } },
      }),
    });
    expect(conflicts).toEqual([]);
    expect(merged.altTexts).toEqual({
      'lago.jpg': { texts: { it: 'Il lago blu', en: 'The lake' }, focus: { x: 0.2, y: 0.4 } },
      'logo.png': { decorative: true, texts: {} },
    });
  });

  test('that both sides changed are a conflict, and the choice decides', () => {
    const versions = {
      base: withTexts(lake('Il lago')),
      mine: withTexts(lake('Mio')),
      theirs: withTexts(lake('Loro')),
    };
    const { conflicts } = mergeDrafts(versions);
    const what = { kind: 'altText', file: 'lago.jpg', language: 'it' };
    const key = 'altText.lago.jpg.it';
    expect(conflicts).toEqual([{ key, what, base: 'Il lago', mine: 'Mio', theirs: 'Loro' }]);
    const decided = mergeDrafts(versions, { [key]: 'theirs' });
    expect(decided.merged.altTexts).toEqual({ 'lago.jpg': { texts: { it: 'Loro' } } });
  });

  test('with focal points that both sides moved are a conflict, and the choice decides', () => {
    const focused = (x: number, y: number) =>
      withTexts({ 'lago.jpg': { texts: { it: 'Il lago' }, focus: { x, y } } });
    const base = withTexts(lake('Il lago'));
    const versions = { base, mine: focused(0.1, 0.2), theirs: focused(0.3, 0.4) };
    const key = 'altText.lago.jpg.focus';
    const what = { kind: 'focus', file: 'lago.jpg' };
    expect(mergeDrafts(versions).conflicts).toEqual([
      { key, what, base: '', mine: '0.1 0.2', theirs: '0.3 0.4' },
    ]);
    expect(mergeDrafts(versions, { [key]: 'theirs' }).merged).toEqual(versions.theirs);
  });

  test('follow the side that made a picture decorative, or took that back', () => {
    const decorative = withTexts({ 'lago.jpg': { decorative: true, texts: {} } });
    const described = withTexts(lake('Il lago'));
    const merge = (base: Draft, mine: Draft, theirs: Draft) =>
      mergeDrafts({ base, mine, theirs }).merged.altTexts;
    expect(merge(described, described, decorative)).toEqual(decorative.altTexts);
    expect(merge(decorative, described, decorative)).toEqual({
      'lago.jpg': { texts: { it: 'Il lago' } },
    });
  });

  test('keep the licence of one side and the author of the other', () => {
    const rights = (author: string, licence?: 'own' | 'cc-by-4.0') =>
      withTexts({ 'lago.jpg': { texts: { it: 'Il lago' }, author, ...(licence && { licence }) } });
    const base = rights('Anna');
    const one = { base, mine: rights('Anna', 'own'), theirs: rights('Ugo') };
    expect(mergeDrafts(one)).toEqual({ merged: rights('Ugo', 'own'), conflicts: [] });
    const both = { base, mine: rights('Anna', 'own'), theirs: rights('Anna', 'cc-by-4.0') };
    const key = 'altText.lago.jpg.licence';
    const what = { kind: 'licence', file: 'lago.jpg' };
    expect(mergeDrafts(both).conflicts).toEqual([
      { key, what, base: '', mine: 'own', theirs: 'cc-by-4.0' },
    ]);
    expect(mergeDrafts(both, { [key]: 'theirs' }).merged).toEqual(both.theirs);
  });

  test('that one side removed are removed', () => {
    const { merged } = mergeDrafts({
      base: withTexts(lake('Il lago')),
      mine: withTexts(lake('Il lago')),
      theirs: withTexts({}),
    });
    expect(merged.altTexts).toEqual({});
  });
});

test('accepted checks of both sides are kept, and one that was taken back is not', () => {
  const [one, other] = ['0000000000000001', '0000000000000002'];
  const { merged, conflicts } = mergeDrafts({
    base: aDraft({ dismissedChecks: { [one]: ['time'] }, Sezioni: [] }),
    mine: aDraft({ dismissedChecks: { [one]: ['time', 'length'] }, Sezioni: [] }),
    theirs: aDraft({ dismissedChecks: { [other]: ['price'] }, Sezioni: [] }),
  });
  expect(conflicts).toEqual([]);
  expect(merged.dismissedChecks).toEqual({ [one]: ['length'], [other]: ['price'] });
  const accepted = aDraft({ dismissedChecks: { [one]: ['time'] }, Sezioni: [] });
  const kept = mergeDrafts({ base: accepted, mine: accepted, theirs: accepted }).merged;
  expect(kept.dismissedChecks).toEqual({ [one]: ['time'] });
  const taken = { base: accepted, mine: aDraft({ Sezioni: [] }), theirs: accepted };
  expect(mergeDrafts(taken).merged.dismissedChecks).toEqual({});
});

test('legal data merge by kind of offer and list of codes', () => {
  const withLegal = (legal: Draft['legal']) => aDraft({ legal, Sezioni: [] });
  const base = withLegal({ offer: 'lodging', cin: ['A'] });
  const merged = mergeDrafts({
    base,
    mine: withLegal({ offer: 'lodging', cin: ['A', 'B'] }),
    theirs: withLegal({ offer: 'lodging', cin: ['A'], cir: ['R'] }),
  });
  expect(merged.conflicts).toEqual([]);
  expect(merged.merged.legal).toEqual({ offer: 'lodging', cin: ['A', 'B'], cir: ['R'] });
  const both = { base, mine: withLegal({ offer: 'other', cin: ['A'] }), theirs: withLegal({}) };
  expect(mergeDrafts(both).conflicts).toEqual([
    { key: 'legal.offer', what: { kind: 'offer' }, base: 'lodging', mine: 'other', theirs: '' },
  ]);
  expect(mergeDrafts(both, { 'legal.offer': 'theirs' }).merged.legal).toEqual({});
});
