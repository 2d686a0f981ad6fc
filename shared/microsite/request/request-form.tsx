import type { ReactNode } from 'react';
import {
  REQUEST_ID,
  REQUEST_PATH,
  type RequestKind,
  requestKinds,
  requestLimits,
} from '../../entities/requests/request-facts.ts';
import { pathInLanguage } from '../../i18n/language-path.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import type { RequestFormWords } from './words/it.ts';

/** The fields of the form, with what was typed, all as text. */
export const requestFields = ['kind', 'name', 'email', 'from', 'to', 'people', 'text'] as const;
export type RequestField = (typeof requestFields)[number];
export type TypedRequest = Partial<Record<RequestField | 'URL', string>>;

/** A field that people do not see: what fills it in is a program. */
export const TRAP_FIELD = 'website';

export type FieldProblem = keyof RequestFormWords['problems'];
/** What was wrong, by field, with the number in its sentence. */
export type WrongFields = Partial<Record<RequestField, { problem: FieldProblem; max?: number }>>;

export interface RequestClasses {
  form?: string | undefined;
  row?: string | undefined;
  label?: string | undefined;
  field?: string | undefined;
  problem?: string | undefined;
  trap?: string | undefined;
  button?: string | undefined;
}

/** The names of a document that the server renders (`requestStyle`). */
export const plainClasses: RequestClasses = {
  form: 'pv-form',
  row: 'rq-row',
  label: 'pv-label',
  field: 'pv-text',
  problem: 'rq-problem',
  trap: 'rq-trap',
  button: 'pv-button',
};

export interface RequestFormProps {
  language: LanguageCode;
  words: RequestFormWords;
  /** Of a microsite. */
  site?: { URL: string; name: string } | undefined;
  typed?: TypedRequest;
  wrong?: WrongFields;
  classes?: RequestClasses;
}

/** The form of a visitor's request: it works without scripts. */
export function RequestForm({
  language,
  words,
  site,
  typed = {},
  wrong = {},
  classes = plainClasses,
}: RequestFormProps) {
  const { html, direction } = languageOf(language);
  const fieldProps = (name: RequestField) => ({ name, words, wrong: wrong[name], classes });
  const input = (name: Exclude<RequestField, 'kind' | 'text'>) => ({
    className: classes.field,
    defaultValue: typed[name],
    ...idsOf(name, wrong),
  });
  return (
    <form
      id={REQUEST_ID}
      className={classes.form}
      method="post"
      action={`${pathInLanguage(REQUEST_PATH, language)}#${REQUEST_ID}`}
      data-failed={words.problems.failed}
      lang={html}
      dir={direction}
    >
      {Object.keys(wrong).length > 0 && (
        <p className={classes.problem} role="alert">
          {words.problems.check}
        </p>
      )}
      {site && <input type="hidden" name="URL" value={site.URL} />}
      <Field {...fieldProps('kind')} label={words.kind}>
        <select
          className={classes.field}
          defaultValue={typed.kind ?? requestKinds[0]}
          {...idsOf('kind', wrong)}
        >
          {requestKinds.map((kind: RequestKind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </Field>
      <Field {...fieldProps('name')} label={words.name}>
        <input
          {...input('name')}
          type="text"
          required
          maxLength={requestLimits.name}
          autoComplete="name"
          dir="auto"
        />
      </Field>
      <Field {...fieldProps('email')} label={words.email}>
        <input {...input('email')} type="email" required autoComplete="email" dir="ltr" />
      </Field>
      <div className={classes.row}>
        <Field {...fieldProps('from')} label={words.arrival} optional>
          <input {...input('from')} type="date" />
        </Field>
        <Field {...fieldProps('to')} label={words.departure} optional>
          <input {...input('to')} type="date" />
        </Field>
        <Field {...fieldProps('people')} label={words.people} optional>
          <input {...input('people')} type="number" min={1} max={requestLimits.people} />
        </Field>
      </div>
      <RequestText words={words} classes={classes} wrong={wrong} typed={typed.text} />
      <div className={classes.trap} aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p>
        {words.privacy} <a href={pathInLanguage('/privacy', language)}>{words.policy}</a>
      </p>
      <button type="submit" className={classes.button}>
        {words.send}
      </button>
    </form>
  );
}

interface RequestSectionProps extends Omit<RequestFormProps, 'classes'> {
  /** That of the page, where the form stands alone. */
  heading?: 'h1' | 'h2';
}

/** The form with its heading, as a part of a document. */
export function RequestSection({ words, site, heading = 'h2', ...form }: RequestSectionProps) {
  const Heading = heading;
  return (
    <section className="pv-answer" aria-labelledby="rq-title">
      <Heading className="ms-heading" id="rq-title">
        {site ? words.writeTo(site.name) : words.write}
      </Heading>
      <RequestForm {...form} words={words} site={site} />
    </section>
  );
}

interface TextProps {
  words: RequestFormWords;
  classes: RequestClasses;
  wrong: WrongFields;
  typed?: string | undefined;
}

/** The text of a request, and of another message. */
export function RequestText({ words, classes, wrong, typed }: TextProps) {
  return (
    <Field name="text" words={words} wrong={wrong.text} classes={classes} label={words.text}>
      <textarea
        className={classes.field}
        rows={6}
        dir="auto"
        required
        maxLength={requestLimits.text}
        defaultValue={typed}
        {...idsOf('text', wrong)}
      />
    </Field>
  );
}

const idsOf = (name: RequestField, wrong: WrongFields) => ({
  id: `rq-${name}`,
  name,
  ...(wrong[name] && { 'aria-invalid': true, 'aria-describedby': `rq-${name}-problem` }),
});

interface FieldProps {
  name: RequestField;
  label: string;
  optional?: boolean;
  words: RequestFormWords;
  wrong: WrongFields[RequestField];
  classes: RequestClasses;
  children: ReactNode;
}

function Field({ name, label, optional, words, wrong, classes, children }: FieldProps) {
  return (
    <div>
      <label className={classes.label} htmlFor={`rq-${name}`}>
        {label}
        {optional && ` (${words.optional})`}
      </label>
      {children}
      {wrong && (
        <p className={classes.problem} id={`rq-${name}-problem`}>
          {problemText(words, wrong)}
        </p>
      )}
    </div>
  );
}

function problemText(
  { problems }: RequestFormWords,
  { problem, max = 0 }: NonNullable<WrongFields['kind']>,
) {
  const text = problems[problem];
  return typeof text === 'string' ? text : text(max);
}
