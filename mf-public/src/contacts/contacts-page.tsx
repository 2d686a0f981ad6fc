import { useLanguage } from '@wabu/shared/i18n';
import { RequestForm, type WrongFields } from '@wabu/shared/microsite';
import { type SyntheticEvent, use, useEffect, useRef, useState } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { usePublicWords } from '../words/public-words.ts';
import classes from './contacts-page.module.css';
import { formWords } from './form-words.ts';
import { sendForm } from './send-form.ts';

/** The form of a visitor's request. It works without scripts; with them it is sent without another page. */
export function ContactsPage({ name }: { name: 'contacts' | 'support' }) {
  const t = usePublicWords();
  const language = useLanguage();
  const words = use(formWords(language));
  const title = t(`placeholders.${name}.title`);
  const { wrong, link, failed, outcome, handleSubmit } = useSending();
  return (
    <>
      <PageHead title={title} description={t(`placeholders.${name}.description`)} isDraft />
      <article className={classes.page}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.hint}>{t(`placeholders.${name}.text`)}</p>
        <div ref={outcome} tabIndex={-1}>
          {link && (
            <p role="status">
              {words.received} <a href={link}>{words.title}</a>
            </p>
          )}
          {failed && (
            <p role="alert" className={classes.problem}>
              {words.problems.failed}
            </p>
          )}
        </div>
        {!link && (
          <div onSubmit={handleSubmit}>
            <h2 className={classes.write}>{words.write}</h2>
            <RequestForm language={language} words={words} wrong={wrong} classes={classes} />
          </div>
        )}
      </article>
    </>
  );
}

function useSending() {
  const [opened] = useState(() => performance.now());
  const isSending = useRef(false);
  const outcome = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<WrongFields>({});
  const [link, setLink] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (link !== null || failed) outcome.current?.focus();
    const [first] = Object.keys(wrong);
    if (first !== undefined) document.getElementById(`rq-${first}`)?.focus();
  }, [link, failed, wrong]);

  async function send(form: HTMLFormElement): Promise<void> {
    isSending.current = true;
    setFailed(false);
    const answer = await sendForm(form, (performance.now() - opened) / 1_000);
    isSending.current = false;
    if (answer === null) setFailed(true);
    else if ('link' in answer) setLink(answer.link);
    else setWrong(answer.wrong);
  }

  return {
    wrong,
    link,
    failed,
    outcome,
    handleSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!isSending.current) void send(event.target as HTMLFormElement);
    },
  };
}
