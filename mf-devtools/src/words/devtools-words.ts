import { type Translate, useWords } from '@wabu/shared/i18n';
import type { DevtoolsWords } from './it.ts';

export type DevtoolsTranslate = Translate<DevtoolsWords>;

/** This module's messages in the current language. */
export function useDevtoolsWords(): DevtoolsTranslate {
  return useWords<DevtoolsWords>('devtools');
}
