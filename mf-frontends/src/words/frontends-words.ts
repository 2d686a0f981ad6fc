import { useWords } from '@wabu/shared/i18n';
import type { FrontendsWords } from './it.ts';

const NAMESPACE = 'frontends';

export function useFrontendsWords() {
  return useWords<FrontendsWords>(NAMESPACE);
}

export type FrontendsTranslate = ReturnType<typeof useFrontendsWords>;
