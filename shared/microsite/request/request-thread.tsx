import type { ReactNode } from 'react';
import type { VisitorRequest } from '../../entities/requests/request.ts';
import { referenceOf } from '../../entities/requests/request-facts.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { requestFormWords } from './form-words.ts';
import { plainClasses, REQUEST_ID, RequestText, type WrongFields } from './request-form.tsx';
import { requestThreadWords } from './thread-words.ts';

export interface RequestThreadProps {
  language: LanguageCode;
  request: VisitorRequest;
  /** Until when the link is valid, in milliseconds since 1970. */
  validUntil: number;
  /** The path that the forms are sent to. */
  action: string;
  /** What the last form led to. */
  outcome: 'received' | 'tooMany' | 'full' | null;
  wrong: WrongFields;
  /** The text that was rejected. */
  typed: string;
  /** Sanitised HTML as elements. */
  text: (html: string) => ReactNode;
}

/** The field that tells the two forms of a thread apart. */
export const THREAD_FIELD = 'act';

/** The page where a visitor reads a request, writes again and closes it. */
export function RequestThread(props: RequestThreadProps) {
  const { language, request, validUntil, action, outcome, wrong, typed } = props;
  const words = requestThreadWords[language];
  const form = requestFormWords[language];
  const { html, direction } = languageOf(language);
  const days = new Intl.DateTimeFormat(html, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return (
    <div className="pv" lang={html} dir={direction}>
      <h1 className="pv-ended">{form.title}</h1>
      <div className="pv-note" id={REQUEST_ID}>
        {outcome && (
          <p className="pv-strong" role="alert">
            {outcome === 'received' ? form.received : form.problems[outcome]}
          </p>
        )}
        <p>
          {words.reference}: <bdi>{referenceOf(request.id)}</bdi>
        </p>
        <p>{words.keep(days.format(validUntil))}</p>
      </div>
      <Messages {...props} />
      <section className="pv-answer" aria-label={words.again}>
        {request.state === 'closed' && <p>{words.closed}</p>}
        <form className="pv-form" method="post" action={action}>
          <RequestText words={form} classes={plainClasses} wrong={wrong} typed={typed} />
          <button type="submit" className="pv-button" name={THREAD_FIELD} value="write">
            {words.again}
          </button>
        </form>
        {request.state !== 'closed' && (
          <form className="pv-form" method="post" action={action}>
            <button type="submit" className="rq-plain" name={THREAD_FIELD} value="close">
              {words.close}
            </button>
          </form>
        )}
      </section>
    </div>
  );
}

function Messages({ language, request, text }: RequestThreadProps) {
  const words = requestThreadWords[language];
  const times = new Intl.DateTimeFormat(languageOf(language).html, {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' },
  });
  const shown = request.messages.filter(({ author }) => author !== 'note');
  return (
    <ol className="pv-sent">
      {shown.map(({ id, at, author, by, translation, ...original }) => {
        const translated = author !== 'visitor' && translation?.language === language;
        const { html, direction } = languageOf(original.language);
        return (
          <li key={id} className="rq-message" data-author={author}>
            <p className="pv-time">
              {author === 'visitor' ? words.you : <bdi>{author === 'staff' ? 'Wabu' : by}</bdi>}
              {' · '}
              <time dateTime={new Date(at).toISOString()}>{times.format(at)}</time>
            </p>
            {translated && (
              <>
                <div>{text(translation.html)}</div>
                <p className="pv-time">{words.translated}</p>
              </>
            )}
            {translated ? (
              <details>
                <summary>{words.original}</summary>
                <div lang={html} dir={direction}>
                  {text(original.html)}
                </div>
              </details>
            ) : (
              <div lang={html} dir={direction}>
                {text(original.html)}
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The page of a link that has expired or never existed. */
export function EndedRequest({ language }: { language: LanguageCode }) {
  const { html, direction } = languageOf(language);
  const { ended, endedText } = requestThreadWords[language];
  return (
    <div className="pv" lang={html} dir={direction}>
      <h1 className="pv-ended">{ended}</h1>
      <p>{endedText}</p>
    </div>
  );
}
