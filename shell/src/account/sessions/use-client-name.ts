import { useAccountWords } from '../words/it.ts';

/** Returns a function that names a browser and its system: «Firefox su Linux». */
export function useClientName(): (client: { browser: string; system: string }) => string {
  const t = useAccountWords();
  return ({ browser, system }) => {
    if (browser !== '' && system !== '') return t('sessions.on', { browser, system });
    return browser || system || t('sessions.unknown');
  };
}
