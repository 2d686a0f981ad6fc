import { type Sentence, say, withValues } from '../entities/messages/messages.ts';
import { isProblem } from '../entities/problem.ts';
import { currentLanguage } from '../i18n/index.ts';
import { english } from './english-sentences.ts';

function inEnglish(message: string): Sentence {
  const sentenceOf = (code: string) => {
    const [group = '', key = ''] = code.split('.');
    return english[group]?.[key];
  };
  return say(message, sentenceOf, 'en-GB');
}

/** What a message of the rules says in English; the message itself when it has no code. */
export const englishMessage = (message: string): string => inEnglish(message).message;

/** A sentence of an answer in English, if this page knows its code; else as the server says it. */
function localSentence<T extends Sentence>(sentence: T): T {
  const { messageCode, values } = sentence;
  const local = messageCode === undefined ? {} : inEnglish(withValues(messageCode, values));
  return 'messageCode' in local ? { ...sentence, ...local } : sentence;
}

/** An error answer with English sentences on an English page. The server always answers in Italian. */
export async function localProblem(response: Response): Promise<Response> {
  if (response.ok || currentLanguage() !== 'en') return response;
  const isJson = response.headers.get('Content-Type')?.startsWith('application/problem+json');
  const problem: unknown = isJson ? await response.clone().json() : null;
  if (!isProblem(problem)) return response;
  const errors = problem.errors?.map(localSentence);
  const local = { ...localSentence(problem), ...(errors && { errors }) };
  const { status, statusText, headers } = response;
  return new Response(JSON.stringify(local), { status, statusText, headers });
}
