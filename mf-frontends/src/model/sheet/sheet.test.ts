import { expect, test } from '@jest/globals';
import { aSection } from '@wabu/shared/testing/builders';
import { aDraft } from '../../testing/a-draft.ts';
import { findingsOf, refsOf, textsInEditor, withDismissed } from '../checks/draft-findings.ts';
import { editorFor } from '../draft/editor-state.ts';
import { countsOf, sheetOf } from './sheet.ts';

const hours = {
  ...aSection({
    NomeSezione: { it: '<p>Orari</p>', en: '<p>Hours</p>' },
    Contenuto: { it: '<p>Aperto dalle 9 alle 18.</p>', en: '<p>Open from 9 am to 8 pm.</p>' },
  }),
  id: 'hours',
};
const hidden = { ...aSection({ visible: false, NomeSezione: {}, Contenuto: {} }), id: 'hidden' };
const state = editorFor({
  draft: aDraft({ Sezioni: [hours, hidden] }),
  version: 1,
  provenance: [],
});
const texts = textsInEditor(state);
const found = refsOf(texts.sections).flatMap((ref) => findingsOf(texts, ref) ?? []);

test('each text has its state and what the checks found', () => {
  const [section] = sheetOf(state, found);
  expect(section).toMatchObject({ number: 1, title: 'Orari', visible: true });
  expect(section?.texts.it.Contenuto).toMatchObject({ state: 'human', found: null });
  expect(section?.texts.en.Contenuto.found?.findings.map(({ check }) => check)).toEqual(['time']);
  expect(section?.texts.de.Contenuto).toMatchObject({ state: 'missing', html: '' });
});

test('a hidden section is in it, and its empty texts are not missing', () => {
  const [, section] = sheetOf(state, found);
  expect(section).toMatchObject({ number: 2, title: '', visible: false });
  expect(section?.texts.it.NomeSezione.state).toBe('unneeded');
});

test('an accepted finding is silent', () => {
  const [open] = found.filter(({ findings }) => findings.length > 0);
  if (open === undefined) throw new Error('nothing was found');
  const draft = {
    ...state.draft,
    dismissedChecks: withDismissed({}, texts, [open.checked], 'time'),
  };
  expect(countsOf(sheetOf({ ...state, draft }, found), ['en']).differing).toBe(0);
});

test('counts what is shown only', () => {
  const sections = sheetOf(state, found);
  expect(countsOf(sections, ['it', 'en'])).toEqual({
    missing: 0,
    outdated: 0,
    machine: 0,
    differing: 1,
  });
  expect(countsOf(sections, ['de', 'fr']).missing).toBe(4);
});
