import { aFrontend } from '@wabu/shared/testing/builders';
import type { Draft } from '../model/draft/draft.ts';
import { newSection } from '../model/draft/section-list.ts';

/** The form's values of a valid frontend with one empty section. */
export function aDraft(changes: Partial<Draft> = {}): Draft {
  const {
    altTexts: _,
    dismissedChecks: __,
    legal: ___,
    facts: ____,
    ...values
  } = aFrontend('Terme');
  const empty = { altTexts: {}, dismissedChecks: {}, legal: {}, facts: {} };
  return { ...values, Sezioni: [newSection()], ...empty, ...changes };
}
