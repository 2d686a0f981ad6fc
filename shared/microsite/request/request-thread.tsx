import type { ReactNode } from 'react';
import type { RequestMessage, VisitorRequest } from '../../entities/requests/request.ts';
import { REQUEST_ID, referenceOf } from '../../entities/requests/request-facts.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { requestFormWords } from './form-words.ts';
import { plainClasses, RequestText, type WrongFields } from './request-form.tsx';
import { requestThreadWords, supplierWords } from './thread-words.ts';

export interface RequestThreadProps {
  language: LanguageCode;
  /** A supplier reads what the visitor wrote and what it proposed itself, in Italian. */
  reader: 'visitor' | 'supplier';
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
  const { language, reader, request, validUntil, action, outcome, wrong, typed } = props;
  const words = requestThreadWords[language];
  const form = requestFormWords[language];
  const again = reader === 'visitor' ? words.again : supplierWords.answer;
  const { html, direction } = languageOf(language);
  const days = new Intl.DateTimeFormat(html, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return (
    <div className="pv" lang={html} dir={direction}>
      <h1 className="pv-ended">
        {reader === 'visitor' ? form.title : supplierWords.title(request.Fornitore)}
      </h1>
      <div className="pv-note" id={REQUEST_ID}>
        {outcome && (
          <p className="pv-strong" role="alert">
            {outcome !== 'received'
              ? form.problems[outcome]
              : reader === 'visitor'
                ? form.received
                : supplierWords.received}
          </p>
        )}
        <p>
          {words.reference}: <bdi>{referenceOf(request.id)}</bdi>
        </p>
        <p>{(reader === 'visitor' ? words : supplierWords).keep(days.format(validUntil))}</p>
      </div>
      <Messages {...props} />
      <section className="pv-answer" aria-label={again}>
        {request.state === 'closed' && reader === 'visitor' && <p>{words.closed}</p>}
        <form className="pv-form" method="post" action={action}>
          <RequestText words={form} classes={plainClasses} wrong={wrong} typed={typed} />
          <button type="submit" className="pv-button" name={THREAD_FIELD} value="write">
            {again}
          </button>
        </form>
        {request.state !== 'closed' && reader === 'visitor' && (
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

const isShown = (reader: 'visitor' | 'supplier', { author, proposed }: RequestMessage) =>
  reader === 'visitor' ? author !== 'note' && !proposed : ['visitor', 'supplier'].includes(author);

function Messages({ language, reader, request, text }: RequestThreadProps) {
  const words = requestThreadWords[language];
  const times = new Intl.DateTimeFormat(languageOf(language).html, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  });
  const shown = request.messages.filter((one) => isShown(reader, one));
  const nameOf = ({ author, by }: RequestMessage) => (author === 'staff' ? 'Wabu' : by);
  return (
    <ol className="pv-sent">
      {shown.map((message) => {
        const { id, at, author, translation, ...original } = message;
        const translated = author !== reader && translation?.language === language;
        const { html, direction } = languageOf(original.language);
        return (
          <li key={id} className="rq-message" data-author={author}>
            <p className="pv-time">
              {author === reader ? words.you : <bdi>{nameOf(message)}</bdi>}
              {' · '}
              <time dateTime={new Date(at).toISOString()}>{times.format(at)}</time>
            </p>
            {translated && (
              <>
                <div>{text(translation.html)}</div>
                <p className="pv-time">
                  {(reader === 'visitor' ? words : supplierWords).translated}
                </p>
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
