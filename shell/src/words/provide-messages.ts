import { provideWords, setEnglishMessages } from '@wabu/shared/i18n';
import { translateAnswers } from '@wabu/shared/session';

/** Loads the English texts of the messages of the rules and of the server, when the page is English. */
export function provideMessages(): Promise<void> {
  return provideWords('messages', async (language) => {
    if (language !== 'en') return {};
    const { englishMessage, localProblem } = await import(
      /* webpackChunkName: 'rare' */ '@wabu/shared/messages/english'
    );
    setEnglishMessages(englishMessage);
    translateAnswers(localProblem);
    return {};
  });
}
