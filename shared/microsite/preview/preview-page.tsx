import type { ReactNode } from 'react';
import { type PreviewAnswer, previewLimits } from '../../entities/microsites/preview.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { type PreviewWords, previewWords } from './words.ts';

/** What the last form of the supplier led to. */
export type PreviewOutcome = 'thanks' | 'empty' | 'tooLong' | 'tooMany';

interface PreviewPageProps {
  language: LanguageCode;
  /** Milliseconds since 1970. */
  savedAt: number;
  expiresAt: number;
  /** The oldest first. */
  answers: readonly PreviewAnswer[];
  outcome: PreviewOutcome | null;
  /** The text of a comment that was rejected. */
  typed: string;
  /** The path that the forms are sent to. */
  action: string;
  children: ReactNode;
}

/** The name of the form field that tells the two forms apart. */
export const PREVIEW_FIELDS = { kind: 'answer', text: 'text' } as const;

/** A preview for the supplier: what it is, the microsite, and two plain forms to approve and to comment. */
export function PreviewPage(props: PreviewPageProps) {
  const { language, savedAt, expiresAt, answers, outcome, children } = props;
  const words = previewWords[language];
  const { html, direction } = languageOf(language);
  const formatTime = timeFormat(language);
  return (
    <div className="pv" lang={html} dir={direction}>
      <div className="pv-note" role="note">
        <p className="pv-strong">{words.notice}</p>
        <p>{words.facts(formatTime(savedAt), formatTime(expiresAt))}</p>
      </div>
      {children}
      <section className="pv-answer" id="answer" aria-labelledby="pv-title">
        <h2 className="ms-heading" id="pv-title">
          {words.answer}
        </h2>
        {outcome && <Outcome outcome={outcome} words={words} />}
        <Approval {...props} words={words} formatTime={formatTime} />
        <CommentForm {...props} words={words} />
        <Sent answers={answers} words={words} formatTime={formatTime} />
      </section>
    </div>
  );
}

/** The page of a link that has expired, was withdrawn or never existed. */
export function EndedPreview({ language }: { language: LanguageCode }) {
  const { html, direction } = languageOf(language);
  const { title, text } = previewWords[language].ended;
  return (
    <div className="pv" lang={html} dir={direction}>
      <h1 className="pv-ended">{title}</h1>
      <p>{text}</p>
    </div>
  );
}

type FormatTime = (at: number) => string;

interface PartProps {
  words: PreviewWords;
  formatTime: FormatTime;
  answers: readonly PreviewAnswer[];
}

function Outcome({ outcome, words }: { outcome: PreviewOutcome; words: PreviewWords }) {
  const { problems } = words;
  const text =
    outcome === 'thanks'
      ? words.thanks
      : outcome === 'tooLong'
        ? problems.tooLong(previewLimits.comment)
        : problems[outcome];
  return (
    <p
      className="pv-outcome"
      id="pv-outcome"
      data-rejected={outcome !== 'thanks' || undefined}
      role="alert"
    >
      {text}
    </p>
  );
}

function Approval({ words, formatTime, answers, action }: PartProps & { action: string }) {
  const approval = answers.find(({ kind }) => kind === 'approval');
  if (approval) return <p className="pv-strong">{words.approved(formatTime(approval.at))}</p>;
  return (
    <form className="pv-form" method="post" action={action}>
      <p>{words.approveHint}</p>
      <button type="submit" className="pv-button" name={PREVIEW_FIELDS.kind} value="approval">
        {words.approve}
      </button>
    </form>
  );
}

interface CommentFormProps extends Pick<PreviewPageProps, 'action' | 'outcome' | 'typed'> {
  words: PreviewWords;
}

function CommentForm({ words, action, outcome, typed }: CommentFormProps) {
  const isRejected = outcome !== null && outcome !== 'thanks';
  return (
    <form className="pv-form" method="post" action={action}>
      <label className="pv-label" htmlFor="pv-text">
        {words.comment}
      </label>
      <p id="pv-hint">{words.commentHint(previewLimits.comment)}</p>
      <textarea
        className="pv-text"
        id="pv-text"
        name={PREVIEW_FIELDS.text}
        rows={5}
        dir="auto"
        required
        maxLength={previewLimits.comment}
        aria-describedby={isRejected ? 'pv-hint pv-outcome' : 'pv-hint'}
        aria-invalid={isRejected || undefined}
        defaultValue={typed}
      />
      <button type="submit" className="pv-button" name={PREVIEW_FIELDS.kind} value="comment">
        {words.send}
      </button>
    </form>
  );
}

function Sent({ answers, words, formatTime }: PartProps) {
  const comments = answers.filter(({ kind }) => kind === 'comment');
  if (comments.length === 0) return null;
  return (
    <>
      <h3 className="pv-label">{words.sent}</h3>
      <ol className="pv-sent">
        {comments.map(({ at, text }) => (
          <li key={at}>
            <time className="pv-time" dateTime={new Date(at).toISOString()}>
              {formatTime(at)}
            </time>
            <p className="pv-comment" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** In the time of the lake, which staff and suppliers share. */
function timeFormat(language: LanguageCode): FormatTime {
  const format = new Intl.DateTimeFormat(languageOf(language).html, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Rome',
  });
  return (at) => format.format(at);
}
