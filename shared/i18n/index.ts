/** Public entry point of translation: one language for the page, one i18next namespace per module. */
export {
  type Translate,
  useLanguage,
  useStaffLocale,
  useWords,
  type WordKey,
  wordsOf,
} from './hooks.ts';
export { addWords, currentLanguage, i18n, startI18n } from './i18n.ts';
export {
  changeLanguage,
  followOtherTabs,
  provideWords,
  registerWords,
  restoreLanguage,
  showLanguage,
} from './language.ts';
export * from './language-path.ts';
export * from './languages.ts';
export { localMessage, setEnglishMessages } from './messages.ts';
export { readStoredLanguage } from './stored-language.ts';
