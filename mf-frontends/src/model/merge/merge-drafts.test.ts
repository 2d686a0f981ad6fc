import { describe, expect, test } from '@jest/globals';
import type { Section } from '@wabu/shared/entities/frontend';
import { aDraft } from '../../testing/a-draft.ts';
import type { Draft } from '../draft/draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const section = (id: string, changes: Partial<Section> = {}): Section => ({
  id,
  visible: true,
  NomeSezione: { it: `<p>${id}</p>` },
  Contenuto: { it: '<p>uno</p>', de: '<p>eins</p>' },
  ...changes,
});
const sections = (...ids: string[]) => ids.map((id) => section(id));
const draft = (changes: Partial<Draft> = {}) => aDraft({ Sezioni: sections('a', 'b'), ...changes });

describe('changes of one side', () => {
  test('different fields merge without a conflict', () => {
    const { merged, conflicts } = mergeDrafts({
      base: draft(),
      mine: draft({ Logo: 'mio.png' }),
      theirs: draft({ Fornitore: 'Rocca', Copertina: 'suo.png', Slideshow: ['a.jpg'] }),
    });
    expect(conflicts).toEqual([]);
    expect(merged).toMatchObject({
      URL: draft().URL,
      Logo: 'mio.png',
      Fornitore: 'Rocca',
      Copertina: 'suo.png',
      Slideshow: ['a.jpg'],
    });
  });

  test('different address fields merge without a conflict', () => {
    const address = draft().Localizzazione;
    const { merged, conflicts } = mergeDrafts({
      base: draft(),
      mine: draft({ Localizzazione: { ...address, CAP: '25019' } }),
      theirs: draft({ Localizzazione: { ...address, Citta: 'Sirmione' } }),
    });
    expect(conflicts).toEqual([]);
    expect(merged.Localizzazione).toMatchObject({ CAP: '25019', Citta: 'Sirmione' });
  });

  test('different languages of a text merge without a conflict', () => {
    const { merged, conflicts } = mergeDrafts({
      base: draft(),
      mine: draft({
        Sezioni: [
          section('a', { Contenuto: { it: '<p>due</p>', de: '<p>eins</p>' } }),
          section('b'),
        ],
      }),
      theirs: draft({
        Sezioni: [
          section('a', { Contenuto: { it: '<p>uno</p>', de: '<p>zwei</p>', fr: '<p>un</p>' } }),
          section('b'),
        ],
      }),
    });
    expect(conflicts).toEqual([]);
    expect(merged.Sezioni[0]?.Contenuto).toEqual({
      it: '<p>due</p>',
      de: '<p>zwei</p>',
      fr: '<p>un</p>',
    });
  });

  test('the same change on both sides is no conflict', () => {
    const { conflicts } = mergeDrafts({
      base: draft(),
      mine: draft({ Logo: 'x' }),
      theirs: draft({ Logo: 'x' }),
    });
    expect(conflicts).toEqual([]);
  });
});

describe('changes of both sides', () => {
  const versions = {
    base: draft(),
    mine: draft({ Logo: 'mio.png', Sezioni: [section('a', { Contenuto: { it: '<p>mio</p>' } })] }),
    theirs: draft({
      Logo: 'suo.png',
      Sezioni: [section('a', { Contenuto: { it: '<p>suo</p>' } }), section('b')],
    }),
  };

  test('are listed with both texts', () => {
    const { conflicts } = mergeDrafts(versions);
    const [logo, text] = conflicts;
    expect(conflicts).toHaveLength(2);
    expect(logo).toEqual({
      key: 'Logo',
      what: { kind: 'field', field: 'Logo' },
      base: draft().Logo,
      mine: 'mio.png',
      theirs: 'suo.png',
    });
    expect(text).toEqual({
      key: 'a.Contenuto.it',
      what: { kind: 'text', section: 'a', field: 'Contenuto', language: 'it' },
      base: '<p>uno</p>',
      mine: '<p>mio</p>',
      theirs: '<p>suo</p>',
    });
  });

  test('of the slideshow are one conflict', () => {
    const mine = draft({ Slideshow: ['a.jpg', 'b.jpg'] });
    const slides = { base: draft(), mine, theirs: draft({ Slideshow: ['c.jpg'] }) };
    expect(mergeDrafts(slides).conflicts).toMatchObject([
      { key: 'Slideshow', what: { kind: 'slideshow' }, mine: 'a.jpg\nb.jpg', theirs: 'c.jpg' },
    ]);
    expect(mergeDrafts(slides).merged.Slideshow).toEqual(['a.jpg', 'b.jpg']);
    expect(mergeDrafts(slides, { Slideshow: 'theirs' }).merged.Slideshow).toEqual(['c.jpg']);
  });

  test('follow the resolution of each conflict', () => {
    const { merged, conflicts } = mergeDrafts(versions, {
      Logo: 'theirs',
      'a.Contenuto.it': 'mine',
    });
    expect(conflicts).toEqual([]);
    expect(merged.Logo).toBe('suo.png');
    expect(merged.Sezioni.map(({ id, Contenuto }) => [id, Contenuto.it])).toEqual([
      ['a', '<p>mio</p>'],
    ]);
  });
});

describe('sections', () => {
  const merge = (base: Section[], mine: Section[], theirs: Section[]) =>
    mergeDrafts({
      base: draft({ Sezioni: base }),
      mine: draft({ Sezioni: mine }),
      theirs: draft({ Sezioni: theirs }),
    });
  const order = (result: ReturnType<typeof merge>) =>
    result.merged.Sezioni.map(({ id }) => id).join('');

  test('added on both sides stay in their positions', () => {
    const result = merge(sections('a', 'b'), sections('a', 'm', 'b'), sections('t', 'a', 'b', 'u'));
    expect(result.conflicts).toEqual([]);
    expect(order(result)).toBe('tambu');
  });

  test('moved on one side and added on the other keep both changes', () => {
    const result = merge(
      sections('a', 'b', 'c'),
      sections('c', 'a', 'b'),
      sections('a', 'x', 'b', 'c'),
    );
    expect(result.conflicts).toEqual([]);
    expect(order(result)).toBe('caxb');
  });

  test('moved differently on both sides are a conflict that keeps mine', () => {
    const result = merge(sections('a', 'b', 'c'), sections('c', 'a', 'b'), sections('b', 'a', 'c'));
    expect(result.conflicts.map(({ key }) => key)).toEqual(['order']);
    expect(order(result)).toBe('cab');
  });

  test('removed on one side and unchanged on the other are removed', () => {
    const result = merge(sections('a', 'b'), sections('a'), sections('a', 'b'));
    expect(result.conflicts).toEqual([]);
    expect(order(result)).toBe('a');
    expect(order(merge(sections('a', 'b'), sections('a', 'b'), sections('b')))).toBe('b');
  });

  test('removed on one side and changed on the other are a conflict', () => {
    const written = [section('a'), section('b', { visible: false })];
    const theirs = merge(sections('a', 'b'), sections('a'), written);
    expect(theirs.conflicts).toMatchObject([{ key: 'b.removed', what: { by: 'mine' } }]);
    expect(order(theirs)).toBe('a');
    const mine = merge(sections('a', 'b'), written, sections('a'));
    expect(mine.conflicts).toMatchObject([{ key: 'b.removed', what: { by: 'theirs' } }]);
    expect(order(mine)).toBe('ab');
  });
});
