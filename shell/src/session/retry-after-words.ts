import { languageOf, useLanguage } from '@wabu/shared/i18n';
import { useLayoutWords } from '../words/layout/layout-words.ts';

/** Returns a function from seconds to the sentence that says how long to wait, with the language's plurals. */
export function useRetryAfterMessage(): (seconds: number) => string {
  const t = useLayoutWords();
  const { html } = languageOf(useLanguage());
  const unit = new Intl.NumberFormat(html, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return (seconds) => t('login.wait', { time: unit.format(seconds) });
}
