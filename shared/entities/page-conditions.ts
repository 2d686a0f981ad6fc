import type { ConsentType } from './privacy/consent.ts';

/** A page is prerendered with every variant; the server removes those whose condition does not hold. */
export const CONDITION_ATTRIBUTE = 'data-when';

export type PageCondition =
  | 'microsites'
  | 'measured'
  | 'unmeasured'
  | 'controller-named'
  | 'controller-unnamed'
  | 'unanswered'
  | 'answered'
  | `answered-${ConsentType}`;

/** The attribute of an element that the server keeps under one condition only. */
export function when(condition: PageCondition): { [CONDITION_ATTRIBUTE]: PageCondition } {
  return { [CONDITION_ATTRIBUTE]: condition };
}
