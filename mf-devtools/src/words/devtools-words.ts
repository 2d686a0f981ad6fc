import { type Translate, useWords } from '@wabu/shared/i18n';
import type { DevtoolsWords } from './it.ts';

export type DevtoolsTranslate = Translate<DevtoolsWords>;

export const useDevtoolsWords = () => useWords<DevtoolsWords>('devtools');
