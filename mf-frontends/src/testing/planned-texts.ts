import type { Section } from '@wabu/shared/entities/frontend';
import { type PlannedText, planTranslation } from '../model/translation/plan.ts';

/** A section that has these contents and no name. */
export const section = (texts: Section['Contenuto'], id = 's1'): Section => ({
  id,
  visible: true,
  NomeSezione: {},
  Contenuto: texts,
});

/** What a plan would translate into these languages: one section for each of the Italian texts. */
export const plannedTexts = (
  languages: PlannedText['language'][],
  texts = ['<p>Alle 9</p>'],
): PlannedText[] =>
  planTranslation(
    texts.map((it, index) => section({ it }, `s${index}`)),
    new Map(),
    'it',
    languages,
  );
