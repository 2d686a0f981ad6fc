import { describe, expect, test } from '@jest/globals';
import type { Conflict, Decisions, Versions } from '@wabu/shared/tree';
import { aDraft } from '../../testing/a-draft.ts';
import { type Draft, mergeDrafts, sameDraft } from './draft.ts';

const draft = (changes: Partial<Draft> = {}) => aDraft({ Sezioni: [], ...changes });

/** The merged draft and the conflicts, with a decision for them. */
async function merge(versions: Versions<Draft>, decided: Decisions = {}) {
  const conflicts: Conflict[] = [];
  const merged = await mergeDrafts(versions, async (found) => {
    conflicts.push(...found);
    return decided;
  });
  return { merged, conflicts };
}

describe('two drafts', () => {
  test('are the same with other orders of accepted checks, and with empty alt texts', () => {
    const checks = (...list: ('time' | 'length')[]) =>
      draft({ dismissedChecks: { '0000000000000001': list } });
    expect(sameDraft(checks('time', 'length'), checks('length', 'time'))).toBe(true);
    expect(sameDraft(checks('time'), checks('time', 'length'))).toBe(false);
    expect(sameDraft(draft({ altTexts: { 'a.png': { texts: { it: '' } } } }), draft())).toBe(true);
    expect(sameDraft(draft({ Slideshow: ['a', 'b'] }), draft({ Slideshow: ['b', 'a'] }))).toBe(
      false,
    );
  });
});

describe('three drafts', () => {
  test('merge accepted checks one by one, and one that was taken back is not accepted', async () => {
    const [one, other] = ['0000000000000001', '0000000000000002'];
    const { merged, conflicts } = await merge({
      base: draft({ dismissedChecks: { [one]: ['time'] } }),
      mine: draft({ dismissedChecks: { [one]: ['time', 'length'] } }),
      theirs: draft({ dismissedChecks: { [other]: ['price'] } }),
    });
    expect(conflicts).toEqual([]);
    expect(merged?.dismissedChecks).toEqual({ [one]: ['length'], [other]: ['price'] });
    const both = draft({ dismissedChecks: { [one]: ['time', 'length'] } });
    const mine = draft({ dismissedChecks: { [one]: ['time'] } });
    const theirs = draft({ dismissedChecks: { [one]: ['length'] } });
    expect((await merge({ base: both, mine, theirs })).merged?.dismissedChecks).toEqual({});
  });

  test('merge alt texts and legal data by their parts', async () => {
    const versions = {
      base: draft({
        altTexts: { 'a.jpg': { texts: { it: 'Il lago' }, author: 'Anna' } },
        legal: { offer: 'lodging', cin: ['A'] },
      }),
      mine: draft({
        altTexts: {
          'a.jpg': { texts: { it: 'Il lago', en: 'The lake' }, author: 'Anna', licence: 'own' },
          'logo.png': { decorative: true, texts: {} },
        },
        legal: { offer: 'other', cin: ['A', 'B'] },
      }),
      theirs: draft({
        altTexts: {
          'a.jpg': { texts: { it: 'Il lago blu' }, focus: { x: 0.2, y: 0.4 }, author: 'Ugo' },
        },
        legal: { cin: ['A'], cir: ['R'] },
      }),
    };
    const altTexts: Draft['altTexts'] = {
      'a.jpg': {
        texts: { it: 'Il lago blu', en: 'The lake' },
        focus: { x: 0.2, y: 0.4 },
        author: 'Ugo',
        licence: 'own',
      },
      'logo.png': { decorative: true, texts: {} },
    };
    const { merged, conflicts } = await merge(versions, { 'legal/offer': 'theirs' });
    const offer = { base: 'lodging', mine: 'other', theirs: undefined };
    expect(conflicts).toEqual([{ path: ['legal', 'offer'], ...offer }]);
    expect(merged).toEqual(draft({ altTexts, legal: { cin: ['A', 'B'], cir: ['R'] } }));
  });

  test('follow the side that made a picture decorative, or took that back', async () => {
    const decorative = draft({ altTexts: { 'a.jpg': { decorative: true, texts: {} } } });
    const described = draft({ altTexts: { 'a.jpg': { texts: { it: 'Il lago' } } } });
    const versions = { base: described, mine: described, theirs: decorative };
    expect((await merge(versions)).merged).toEqual(decorative);
    expect((await merge({ ...versions, base: decorative })).merged).toEqual(described);
  });

  test('keep the URL of the form', async () => {
    const mine = draft({ URL: 'terme-2', Logo: 'mio.png' });
    const theirs = draft({ URL: 'terme', Copertina: 'suo.png' });
    const { merged, conflicts } = await merge({ base: draft({ URL: 'Terme' }), mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged).toEqual({ ...mine, Copertina: 'suo.png' });
  });

  test('have no merged one when nobody decides about a conflict', async () => {
    const versions = { base: draft(), mine: draft({ Logo: 'a' }), theirs: draft({ Logo: 'b' }) };
    expect(await mergeDrafts(versions, async () => null)).toBeNull();
  });
});
