import { type Translate, useWords } from '@wabu/shared/i18n';
import type { DevtoolsWords } from './it.ts';

export type DevtoolsTranslate = Translate<DevtoolsWords>;

/** The words of this module in the language in use. */
export function useDevtoolsWords(): DevtoolsTranslate {
  return useWords<DevtoolsWords>('devtools');
}
