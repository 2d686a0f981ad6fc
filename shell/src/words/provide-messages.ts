import { provideWords, setEnglishMessages } from '@wabu/shared/i18n';

/** Loads the English texts of the messages of the rules and of the server, when the page is English. */
export function provideMessages(): Promise<void> {
  return provideWords('messages', async (language) => {
    if (language === 'en')
      setEnglishMessages((await import('@wabu/shared/messages/english')).englishMessage);
    return {};
  });
}
