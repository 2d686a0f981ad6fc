import type { Section } from '@wabu/shared/entities/frontend';
import { type PlannedText, planTranslation } from '../model/translation/plan.ts';

/** A section with these contents and without a name. */
export const section = (texts: Section['Contenuto'], id = 's1'): Section => ({
  id,
  visible: true,
  NomeSezione: {},
  Contenuto: texts,
});

/** The plan for these languages: one section per Italian text. */
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
