import type { RequestMessage, VisitorRequest } from '@wabu/shared/entities/requests/request';
import { DEFAULT_LANGUAGE, type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { Button, RecordGroup, useFailureAlert, useTimeFormat } from '@wabu/shared/ui';
import { RichTextView } from '@wabu/shared/ui/rich-text';
import { useState } from 'react';
import { translateHtml } from '../api/request-calls.ts';
import { useRequestWords } from '../words/request-words.ts';
import styles from './thread.module.css';

export type KeepTranslation = (message: string, html: string) => void;

interface ThreadProps {
  request: VisitorRequest;
  /** Absent for a person who only reads. */
  act: ThreadActions | undefined;
}

/** What a person who may write does with messages. */
export interface ThreadActions {
  onTranslated: KeepTranslation;
  /** Shows the visitor what the supplier proposed. */
  approve: (message: string) => void;
  resend: () => void;
}

/** The messages of a request, the oldest first. */
export function Thread({ request, act }: ThreadProps) {
  const t = useRequestWords();
  return (
    <RecordGroup title={t('detail.thread')}>
      <ol className={styles.thread}>
        {request.messages.map((message) => (
          <li key={message.id}>
            <Message message={message} act={act} />
          </li>
        ))}
      </ol>
    </RecordGroup>
  );
}

interface MessageProps extends Pick<ThreadProps, 'act'> {
  message: RequestMessage;
}

function Message({ message, act }: MessageProps) {
  const t = useRequestWords();
  const format = useTimeFormat();
  const [translation, setTranslation] = useState(message.translation);
  const { author, by, at, language, html } = message;
  const isForeign =
    language !== DEFAULT_LANGUAGE && (author === 'visitor' || author === 'supplier');
  const shown = message.translation ?? translation;
  return (
    <article className={styles.message} data-author={author} aria-label={t(`author.${author}`)}>
      <header className={styles.head}>
        <span className="wabu-medium">
          <bdi>{by}</bdi>
        </span>
        <span className="wabu-muted">{t(`author.${author}`)}</span>
        {author === 'visitor' && (
          <span className="wabu-muted" lang={languageOf(language).html}>
            {languageOf(language).name}
          </span>
        )}
        <time className="wabu-muted" dateTime={new Date(at).toISOString()}>
          {format(at)}
        </time>
      </header>
      <div className={styles.texts}>
        <RichTextView html={html} language={language} />
        {shown && (
          <div className={styles.translation}>
            <p className="wabu-muted wabu-tiny">
              {t('translation.by', { language: languageOf(shown.language).name })}
            </p>
            <RichTextView {...shown} />
          </div>
        )}
      </div>
      {isForeign && !shown && (
        <TranslateButton
          html={html}
          from={language}
          to={DEFAULT_LANGUAGE}
          label={t('translation.show')}
          onTranslated={(text) => {
            setTranslation({ language: DEFAULT_LANGUAGE, html: text });
            act?.onTranslated(message.id, text);
          }}
        />
      )}
      <Delivery message={message} act={act} />
    </article>
  );
}

/** Whether the visitor has the message: what a supplier proposed waits for a person, a mail for its server. */
function Delivery({ message: { id, proposed, mail }, act }: MessageProps) {
  const t = useRequestWords();
  if (proposed)
    return (
      <p className="wabu-row wabu-gap-2">
        <span className="wabu-muted wabu-small">{t('proposal.title')}</span>
        {act && (
          <Button size="sm" onClick={() => act.approve(id)}>
            {t('proposal.approve')}
          </Button>
        )}
      </p>
    );
  if (!mail) return null;
  return (
    <p className="wabu-row wabu-gap-2">
      <span className="wabu-muted wabu-small">{t(`mail.${mail}`)}</span>
      {mail === 'failed' && act && (
        <Button size="sm" onClick={act.resend}>
          {t('mail.again')}
        </Button>
      )}
    </p>
  );
}

interface TranslateButtonProps {
  html: string;
  from: LanguageCode;
  to: LanguageCode;
  label: string;
  onTranslated: (html: string) => void;
}

/** Translates a text, and says when that fails. */
export function TranslateButton({ html, from, to, label, onTranslated }: TranslateButtonProps) {
  const t = useRequestWords();
  const fail = useFailureAlert();
  const [isBusy, setBusy] = useState(false);
  async function translate(): Promise<void> {
    setBusy(true);
    try {
      onTranslated(await translateHtml(html, from, to));
    } catch (error) {
      await fail(t('failed.translate'), error);
    }
    setBusy(false);
  }
  return (
    <Button size="sm" busy={isBusy} onClick={() => void translate()}>
      {label}
    </Button>
  );
}
