import { expect, test } from '@jest/globals';
import type { TextOrigin, TextRef } from '@wabu/shared/entities/translation-provenance';
import { textHash, textRefKey } from '@wabu/shared/entities/translation-provenance';
import { newSection } from '../draft/section-list.ts';
import { findingsOf, openFindings, refsOf, withDismissed } from './draft-findings.ts';

const it = '<p>Aperto dalle 9 alle 18.</p>';
const en = '<p>Open from 9 am to 8 pm.</p>';
const section = (Contenuto: Record<string, string>, visible = true) => ({
  ...newSection(),
  id: 's1',
  visible,
  Contenuto,
});
const english: TextRef = { section: 's1', field: 'Contenuto', language: 'en' };
const italian: TextRef = { ...english, language: 'it' };

function textsWith(Contenuto: Record<string, string>, origins: Record<string, TextOrigin> = {}) {
  const originOf = (key: string) => {
    const origin = origins[key];
    const text = Contenuto[origin?.language ?? ''] ?? '';
    return origin && { ...origin, textHash: textHash(text) };
  };
  return { sections: [section(Contenuto)], originOf } as Parameters<typeof findingsOf>[0];
}
const machine = (ref: TextRef, source: 'it' | 'en', text: string): TextOrigin => ({
  ...ref,
  kind: 'machine',
  sourceLanguage: source,
  sourceHash: textHash(text),
});

test('a typed translation is compared with the Italian text, and the original with nothing', () => {
  const texts = textsWith({ it, en });
  expect(findingsOf(texts, english)?.checked.source).toEqual({ html: it, language: 'it' });
  expect(findingsOf(texts, english)?.findings).not.toEqual([]);
  expect(findingsOf(texts, italian)?.checked.source).toBeNull();
});

test('a machine text is compared with its source, which is not compared with it', () => {
  const texts = textsWith({ it, en }, { [textRefKey(italian)]: machine(italian, 'en', en) });
  expect(findingsOf(texts, italian)?.checked.source?.language).toBe('en');
  expect(findingsOf(texts, english)?.checked.source).toBeNull();
});

test('without an Italian text the English one is the source', () => {
  const texts = textsWith({ it: '<p></p>', en, de: '<p>Offen</p>' });
  const german = { ...english, language: 'de' } as const;
  expect(findingsOf(texts, german)?.checked.source?.language).toBe('en');
});

test('an unknown section has no findings, and hidden sections are left out', () => {
  expect(findingsOf(textsWith({ it }), { ...english, section: 'gone' })).toBeNull();
  expect(refsOf([section({ it }, false)])).toEqual([]);
  expect(refsOf([section({ it })])).toHaveLength(18);
  expect(refsOf([section({ it })])[1]).toEqual(italian);
});

test('each section is checked by its own texts', () => {
  const texts = textsWith({ it });
  const other = { ...section({ it, en }), id: 's2' };
  const both = { ...texts, sections: [...texts.sections, other] };
  expect(findingsOf(both, english)?.checked.html).toBe('');
  expect(findingsOf(both, { ...english, section: 's2' })?.findings).not.toEqual([]);
});

test('a translation that was typed over is compared with the Italian text again', () => {
  const origin = { ...machine(english, 'en', en), sourceLanguage: 'de' as const };
  const typed = {
    ...textsWith({ it, en, de: '<p>Offen.</p>' }),
    originOf: () => ({ ...origin, textHash: '' }),
  };
  expect(findingsOf(typed, english)?.checked.source?.language).toBe('it');
});

test('accepted checks of the other texts are kept', () => {
  const texts = textsWith({ it, en, de: '<p>Von 9 bis 20 Uhr.</p>' });
  const german = { ...english, language: 'de' } as const;
  const dismiss = (before: Parameters<typeof withDismissed>[0], ref: TextRef) => {
    const found = findingsOf(texts, ref);
    const [first] = found?.findings ?? [];
    if (!found || !first) throw new Error('nothing was found');
    return withDismissed(before, texts, [found.checked], first.check);
  };
  expect(Object.values(dismiss(dismiss({}, english), german))).toHaveLength(2);
});

test('an accepted check is silent until its text changes, and texts that are gone are dropped', () => {
  const texts = textsWith({ it, en });
  const found = findingsOf(texts, english);
  const [first] = found?.findings ?? [];
  if (!found || !first) throw new Error('nothing was found');
  const gone = { '0123456789abcdef': [first.check] };
  const dismissed = withDismissed(gone, texts, [found.checked], first.check);
  expect(Object.keys(dismissed)).toHaveLength(1);
  expect(openFindings(found, dismissed)).not.toContain(first);
  expect(openFindings(found, {})).toContain(first);
  expect(withDismissed(dismissed, texts, [found.checked], first.check)).toEqual(dismissed);
  const changed = findingsOf(textsWith({ it, en: `${en}<p>More.</p>` }), english);
  expect(changed && openFindings(changed, dismissed).map(({ check }) => check)).toContain(
    first.check,
  );
});
