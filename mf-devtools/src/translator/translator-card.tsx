import { answer } from '@wabu/api/client';
import { type LanguageCode, languageOf, languages } from '@wabu/shared/i18n';
import { Button, FormField, Select, Textarea } from '@wabu/shared/ui';
import { type FormEvent, useState } from 'react';
import { DeepL } from '../api/devtools-client.ts';
import { Card } from '../parts/card.tsx';
import formStyles from '../parts/card-form.module.css';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './translator-card.module.css';

const SOURCE: LanguageCode = 'it';
const targets = languages.filter(({ code }) => code !== SOURCE);

interface Translated {
  text: string;
  language: LanguageCode;
}

async function translate(
  signal: AbortSignal,
  text: string,
  language: LanguageCode,
): Promise<Translated> {
  const json = {
    text,
    source_lang: languageOf(SOURCE).deepl.source,
    target_lang: languageOf(language).deepl.target,
  };
  const { translations } = await answer<{ translations: { text: string }[] }>(
    DeepL.translate.$post({ json }, { init: { signal } }),
  );
  return { text: translations[0]?.text ?? '', language };
}

/** Translates free text from Italian to one of the other eight languages. */
export function TranslatorCard() {
  const t = useDevtoolsWords();
  const [text, setText] = useState('');
  const [target, setTarget] = useState<LanguageCode>('en');
  const { state, run, cancel } = useAction(translate);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(text, target);
  };
  return (
    <Card title={t('translator.title')}>
      <form className={formStyles.form} noValidate onSubmit={submit}>
        <FormField
          label={t('translator.text')}
          note={t('translator.letters', { count: [...text].length })}
        >
          <Textarea lang="it" value={text} onChange={(event) => setText(event.target.value)} />
        </FormField>
        <FormField label={t('translator.target')}>
          <Select
            value={target}
            onChange={(event) => setTarget(event.target.value as LanguageCode)}
          >
            {targets.map(({ code, label, name, html }) => (
              <option key={code} value={code} lang={html}>
                {label} · {name}
              </option>
            ))}
          </Select>
        </FormField>
        <div className="wabu-wrap wabu-gap-2">
          <Button type="submit" look="solid" busy={state.status === 'busy'}>
            {t('translator.send')}
          </Button>
          {state.status === 'busy' && <Button onClick={cancel}>{t('stop')}</Button>}
        </div>
      </form>
      <Outcome state={state}>{(translated) => <TranslatedText {...translated} />}</Outcome>
    </Card>
  );
}

function TranslatedText({ text, language }: Translated) {
  const t = useDevtoolsWords();
  const { html, direction } = languageOf(language);
  if (text.trim() === '') return <p>{t('translator.none')}</p>;
  return (
    <figure className={styles.result}>
      <figcaption>{t('translator.result')}</figcaption>
      <blockquote lang={html} dir={direction}>
        {text}
      </blockquote>
    </figure>
  );
}
