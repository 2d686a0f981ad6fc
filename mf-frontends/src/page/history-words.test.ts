import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { addWords, startI18n } from '@wabu/shared/i18n';
import type { StoredFrontend } from '../model/draft/new-draft.ts';
import { newSection } from '../model/draft/section-list.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { it } from '../words/it.ts';
import { historyOf } from './frontend-history.tsx';

test('an order stands in names of sections, licences and kinds of offer in words', () => {
  startI18n('it');
  addWords('frontends', 'it', it);
  const { result } = renderHook(() => useFrontendsWords());
  const Sezioni = ['Orari', 'Prezzi'].map((name) => ({
    ...newSection(),
    id: name,
    NomeSezione: { it: `<p>${name} estivi</p>` },
  }));
  const frontend = { URL: 'terme', Sezioni } as StoredFrontend;
  const { labelOf, drawValue } = historyOf(result.current, frontend);
  expect(drawValue?.(['Sezioni'], ['Prezzi', 'Orari'])).toBe('Prezzi estivi → Orari estivi');
  expect(labelOf(['legal'])).toBe('Obblighi di legge');
  expect(drawValue?.(['legal'], { offer: 'lodging', cin: ['IT1'] })).toMatch(
    /^Alloggio: albergo.* · IT1$/,
  );
  expect(
    drawValue?.(['altTexts', 'lago.png'], { texts: { it: 'Il lago' }, licence: 'own' }),
  ).toMatch(/^Il lago · Del fornitore: ha i diritti/);
});
