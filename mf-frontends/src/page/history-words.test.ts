import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { addWords, startI18n } from '@wabu/shared/i18n';
import { newSection } from '../model/draft/section-list.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { it } from '../words/it.ts';
import { historyRecordOf } from './frontend-history.tsx';

test('an order stands in names of sections, licences and kinds of offer in words', () => {
  startI18n('it');
  addWords('frontends', 'it', it);
  const { result } = renderHook(() => useFrontendsWords());
  const Sezioni = ['Orari', 'Prezzi'].map((name) => ({
    ...newSection(),
    id: name,
    NomeSezione: { it: `<p>${name} estivi</p>` },
  }));
  const { labelOf, drawValue } = historyRecordOf(result.current, { URL: 'terme', Sezioni });
  expect(drawValue?.(['Sezioni'], ['Prezzi', 'Orari'])).toBe('Prezzi estivi → Orari estivi');
  expect(labelOf(['legal'])).toBe('Obblighi di legge');
  expect(drawValue?.(['legal'], { offer: 'lodging', cin: ['IT1'] })).toMatch(
    /^Alloggio: albergo.* · IT1$/,
  );
  expect(
    drawValue?.(['altTexts', 'lago.png'], { texts: { it: 'Il lago' }, licence: 'own' }),
  ).toMatch(/^Il lago · Del fornitore: ha i diritti/);
});
