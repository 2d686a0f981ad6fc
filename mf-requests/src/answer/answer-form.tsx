import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import { DEFAULT_LANGUAGE, languageOf } from '@wabu/shared/i18n/languages';
import {
  Button,
  DraftBanner,
  FormField,
  type FormHost,
  RecordGroup,
  SaveStatus,
  Select,
  useHotkey,
} from '@wabu/shared/ui';
import { RichText } from '@wabu/shared/ui/rich-text';
import { useRef, useState } from 'react';
import { readyTextFor } from '../model/ready-text.ts';
import { ReadyAnswersDialog } from '../ready/ready-answers.ts';
import { TranslateButton } from '../thread/thread.tsx';
import { useRequestWords } from '../words/request-words.ts';
import styles from './answer-form.module.css';
import { type Answer, useAnswer } from './use-answer.ts';

interface AnswerFormProps {
  request: VisitorRequest;
  host: FormHost<VisitorRequest, never>;
}

/** Writes to the visitor, or a note for staff, below the thread. */
export function AnswerForm({ request, host }: AnswerFormProps) {
  const t = useRequestWords();
  const form = useAnswer(request, host);
  const { answer, change, send, draft, isDirty } = form;
  const editor = useRef<HTMLDivElement>(null);
  const isAnswer = answer.author === 'staff';
  const given = { request, answer, change };
  const write = (author: Answer['author']) => {
    if (author !== answer.author) change({ author, language: DEFAULT_LANGUAGE });
    editor.current?.querySelector<HTMLElement>('[role=textbox]')?.focus();
  };
  useHotkey('alt+r', () => write('staff'), { label: t('answer.staff') });
  useHotkey('alt+n', () => write('note'), { label: t('answer.note') });
  useHotkey('mod+enter', () => void send(), { enabled: isDirty, label: t('answer.send') });
  return (
    <RecordGroup title={t('answer.title')}>
      <div className={styles.form}>
        <DraftBanner
          drafts={draft.found}
          isDirty={isDirty}
          onRecover={draft.recover}
          onDiscard={draft.discard}
        />
        <Readers {...given} />
        <div ref={editor}>
          <RichText
            key={`${form.visit} ${answer.language}`}
            label={t(`answer.${answer.author}`)}
            value={answer.html}
            language={answer.language}
            minHeight={120}
            takesPictures={false}
            onChange={(html) => html === answer.html || change({ html })}
          />
        </div>
        {isDirty && isAnswer && answer.language !== request.language && <Translated {...given} />}
        <div className="wabu-bar wabu-gap-3">
          <Button look="solid" busy={form.isSaving} disabled={!isDirty} onClick={() => void send()}>
            {t(isAnswer ? 'answer.send' : 'answer.keep')}
          </Button>
          {isAnswer && (
            <Button disabled={!isDirty || form.isSaving} onClick={() => void send('closed')}>
              {t('answer.sendAndClose')}
            </Button>
          )}
          {isAnswer && <ReadyAnswers {...given} isDirty={isDirty} />}
          <SaveStatus isSaving={form.isSaving} isWaiting={form.isWaiting} />
        </div>
      </div>
    </RecordGroup>
  );
}

interface PartProps {
  request: VisitorRequest;
  answer: Answer;
  change: (change: Partial<Answer>) => void;
}

/** Who reads it, and in which language it is written. */
function Readers({ request, answer, change }: PartProps) {
  const t = useRequestWords();
  const { language: foreign } = request;
  return (
    <>
      <fieldset className={styles.choice}>
        <legend className="wabu-small wabu-medium">{t('answer.who')}</legend>
        {(['staff', 'note'] as const).map((author) => (
          <label key={author} className={styles.option}>
            <input
              type="radio"
              name="author"
              checked={answer.author === author}
              onChange={() => change({ author, language: DEFAULT_LANGUAGE })}
            />
            {t(`answer.${author}`)}
          </label>
        ))}
      </fieldset>
      {answer.author === 'staff' && foreign !== DEFAULT_LANGUAGE && (
        <FormField label={t('answer.language')} className={styles.language}>
          <Select
            value={answer.language}
            onChange={({ target }) => change({ language: target.value as typeof foreign })}
          >
            {[DEFAULT_LANGUAGE, foreign].map((code) => (
              <option key={code} value={code} lang={languageOf(code).html}>
                {languageOf(code).name}
              </option>
            ))}
          </Select>
        </FormField>
      )}
    </>
  );
}

/** Inserts a ready answer below what is written, in the language of that, else in the visitor's, else in Italian. */
function ReadyAnswers({ request, answer, change, isDirty }: PartProps & { isDirty: boolean }) {
  const t = useRequestWords();
  const [isOpen, setOpen] = useState(false);
  const written = isDirty ? answer.html : '';
  const languages = [request.language, DEFAULT_LANGUAGE];
  if (isDirty) languages.unshift(answer.language);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('ready.title')}
      </Button>
      {isOpen && (
        <ReadyAnswersDialog
          insertion={{
            textOf: (ready) => readyTextFor(ready, request, languages),
            insert: ({ language, html }) => change({ language, html: written + html }),
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What the visitor reads, made by one press and sent with the answer. */
function Translated({ request, answer, change }: PartProps) {
  const t = useRequestWords();
  const { name: language } = languageOf(request.language);
  if (answer.translation === null)
    return (
      <div className="wabu-bar wabu-gap-3">
        <TranslateButton
          html={answer.html}
          from={answer.language}
          to={request.language}
          label={t('answer.translate')}
          onTranslated={(translation) => change({ translation })}
        />
        <p className="wabu-muted wabu-small">{t('answer.foreign', { language })}</p>
      </div>
    );
  return (
    <div className="wabu-stack wabu-gap-2">
      <p className="wabu-muted wabu-small">{t('translation.by', { language })}</p>
      <RichText
        label={t('translation.title')}
        value={answer.translation}
        language={request.language}
        minHeight={80}
        takesPictures={false}
        onChange={(translation) => change({ translation })}
      />
    </div>
  );
}
