import { type Translate, useWords } from '@wabu/shared/i18n';
import type { FrontendsWords } from './it.ts';

export type FrontendsTranslate = Translate<FrontendsWords>;

export const useFrontendsWords = () => useWords<FrontendsWords>('frontends');
