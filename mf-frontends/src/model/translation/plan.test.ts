import { describe, expect, test } from '@jest/globals';
import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { Section } from '@wabu/shared/entities/frontend';
import {
  type TextOrigin,
  textHash,
  textRefKey,
} from '@wabu/shared/entities/translation-provenance';
import { plannedTexts, section } from '../../testing/planned-texts.ts';
import { type ProvenanceMap, planTotals, planTranslation, preselectedGroups } from './plan.ts';
import { requestLimits, toRequests } from './requests.ts';

const machine = (it: string, de: string): ProvenanceMap => {
  const origin: TextOrigin = {
    section: 's1',
    field: 'Contenuto',
    language: 'de',
    kind: 'machine',
    sourceLanguage: 'it',
    sourceHash: textHash(it),
  };
  return new Map([[textRefKey(origin), { ...origin, textHash: textHash(de) }]]);
};

const groups = (sections: Section[], provenance: ProvenanceMap = new Map()) =>
  planTranslation(sections, provenance, 'it', ['de']).map(({ group }) => group);

describe('the plan', () => {
  test('groups every text by what it replaces', () => {
    expect(groups([section({ it: '<p>Ciao</p>' })])).toEqual(['new']);
    const both = [section({ it: '<p>Ciao</p>', de: '<p>Hallo</p>' })];
    expect(groups(both)).toEqual(['human']);
    expect(groups(both, machine('<p>Ciao</p>', '<p>Hallo</p>'))).toEqual(['machine']);
    expect(groups(both, machine('<p>Salve</p>', '<p>Hallo</p>'))).toEqual(['outdated']);
    expect(groups(both, machine('<p>Ciao</p>', '<p>Guten Tag</p>'))).toEqual(['human']);
  });

  test('a human text with a changed source has its own group', () => {
    const provenance = new Map(
      [...machine('<p>Salve</p>', '<p>Hallo</p>')].map(([key, row]) => [
        key,
        { ...row, kind: 'human' as const },
      ]),
    );
    const changed = [section({ it: '<p>Ciao</p>', de: '<p>Hallo</p>' })];
    expect(groups(changed, provenance)).toEqual(['humanOutdated']);
    const unchanged = [section({ it: '<p>Salve</p>', de: '<p>Hallo</p>' })];
    expect(groups(unchanged, provenance)).toEqual(['human']);
    expect([...preselectedGroups]).toEqual(['new', 'outdated']);
  });

  test('default texts are a source and a group of their own', () => {
    const [included] = defaultSections() as Section[];
    if (included === undefined) throw new Error('There are no default sections');
    expect(new Set(groups([included]))).toEqual(new Set(['default']));
    const Contenuto = { ...included.Contenuto, it: '<p>Solo il traghetto.</p>' };
    expect(groups([{ ...included, Contenuto }])).toEqual(['default', 'outdated']);
    const english = [{ ...included, Contenuto: { ...included.Contenuto, en: '<p>Ferry.</p>' } }];
    const plan = planTranslation(english, new Map(), 'en', ['de']);
    expect(plan.map(({ group }) => group)).toEqual(['default', 'outdated']);
  });

  test('a change in Italian makes nothing outdated that is translated from unchanged English', () => {
    const [included] = defaultSections() as Section[];
    if (included === undefined) throw new Error('There are no default sections');
    const edited = { ...included, NomeSezione: { ...included.NomeSezione, it: '<p>Cena</p>' } };
    const fromEnglish = planTranslation([edited], new Map(), 'en');
    expect(new Set(fromEnglish.map(({ language, group }) => `${language} ${group}`))).toEqual(
      new Set([
        'it human',
        ...'it de fr es ru zh he ar'.split(' ').map((code) => `${code} default`),
      ]),
    );

    const texts = { it: '<p>Cena</p>', en: '<p>Lunch</p>', de: '<p>Hallo</p>' };
    const rows = machine('<p>Pranzo</p>', texts.de);
    const english = (sourceHash: string): ProvenanceMap =>
      new Map(
        [...rows, ...rows].map(([, row], index) => {
          const own = index === 0 ? row : { ...row, language: 'en' as const, sourceHash };
          return [
            textRefKey(own),
            { ...own, textHash: textHash(texts[own.language as 'en'] ?? '') },
          ];
        }),
      );
    const groupFrom = (sourceHash: string) =>
      planTranslation([section(texts)], english(sourceHash), 'en', ['de'])[0]?.group;
    expect(groupFrom(textHash('<p>Pranzo</p>'))).toBe('machine');
    // English follows the change, so that German may follow English.
    expect(groupFrom(textHash(texts.it))).toBe('outdated');
  });

  test('Italian is a target like any other when the source is English', () => {
    const plan = planTranslation(
      [section({ it: '<p>Ciao</p>', en: '<p>Hi</p>' })],
      new Map(),
      'en',
    );
    expect(plan.find(({ language }) => language === 'it')?.group).toBe('human');
    expect(plan.map(({ language }) => language)).not.toContain('en');
    expect(plan).toHaveLength(8);
  });

  test('counts code points as the translator does: an emoji is one, tags are none', () => {
    const plan = planTranslation([section({ it: '<p>Ciao 🌊</p>' })], new Map(), 'it', [
      'de',
      'he',
    ]);
    expect(plan.map(({ characters }) => characters)).toEqual([6, 6]);
    expect(planTotals(plan)).toEqual({ texts: 2, characters: 12, languages: 2 });
  });
});

describe('the calls', () => {
  test('no request exceeds fifty texts or 128 KiB, and no text is lost', () => {
    const long = `<p>${'à'.repeat(20_000)}</p>`;
    const planned = plannedTexts(
      ['de'],
      [...Array.from({ length: 60 }, () => '<p>a</p>'), long, long, long, long],
    );
    const { requests, tooLong } = toRequests(planned, 'markup');
    expect(requests.map(({ texts }) => texts.length)).toEqual([50, 13, 1]);
    for (const { texts } of requests) {
      expect(Buffer.byteLength(JSON.stringify(texts))).toBeLessThanOrEqual(requestLimits.bytes + 2);
    }
    expect(tooLong).toEqual([]);
  });

  test('a text above the size limit is reported and not sent', () => {
    const planned = plannedTexts(['de'], [`<p>${'a'.repeat(140_000)}</p>`, '<p>b</p>']);
    const { requests, tooLong } = toRequests(planned, 'markup');
    expect(tooLong).toHaveLength(1);
    expect(requests.map(({ texts }) => texts)).toEqual([['<p>b</p>']]);
  });
});
