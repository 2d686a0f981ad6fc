import { type LanguageCode, languages } from '@wabu/shared/i18n';
import { saveFile } from '@wabu/shared/page';
import { Button, FormField, Select } from '@wabu/shared/ui';
import { canonicalHtml, RichText, RichTextView } from '@wabu/shared/ui/rich-text';
import { useDeferredValue, useMemo, useState } from 'react';
import { Card } from '../parts/card.tsx';
import outcome from '../parts/outcome.module.css';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { exampleFor } from './examples.ts';
import { htmlPage } from './export-html.ts';
import styles from './rich-text-card.module.css';

/** The rich text editor with its stored HTML and the rendered view. */
export function RichTextCard() {
  const t = useDevtoolsWords();
  const [language, setLanguage] = useState<LanguageCode>('it');
  const [html, setHtml] = useState(() => exampleFor('it'));
  // The preview of a long text is deferred, so that typing does not wait for it.
  const shown = useDeferredValue(html);
  const isStable = useMemo(() => canonicalHtml(shown) === shown, [shown]);
  return (
    <Card title={t('richText.title')} wide>
      <div className={styles.tools}>
        <FormField label={t('richText.language')}>
          <Select
            value={language}
            onChange={(event) => setLanguage(event.target.value as LanguageCode)}
          >
            {languages.map(({ code, label, name }) => (
              <option key={code} value={code}>
                {label} · {name}
              </option>
            ))}
          </Select>
        </FormField>
        <Button onClick={() => setHtml(exampleFor(language))}>{t('richText.example')}</Button>
        <Button onClick={() => console.log(html)}>{t('richText.print')}</Button>
        <Button
          onClick={() =>
            saveFile(
              `testo-${language}.html`,
              new Blob([htmlPage(html, language, 'Wabu')], { type: 'text/html' }),
            )
          }
        >
          {t('richText.export')}
        </Button>
      </div>
      <RichText
        key={language}
        label={t('richText.field')}
        language={language}
        value={html}
        onChange={setHtml}
        minHeight={180}
      />
      <div className={styles.columns}>
        <section aria-label={t('richText.preview')} className={styles.column}>
          <h3>{t('richText.preview')}</h3>
          <RichTextView html={shown} language={language} />
        </section>
        <section aria-label={t('richText.html')} className={styles.column}>
          <h3>{t('richText.html')}</h3>
          <pre dir="ltr" className={styles.code}>
            {shown}
          </pre>
          <p className={outcome.verdict} data-works={isStable}>
            {isStable ? t('richText.same') : t('richText.different')}
          </p>
        </section>
      </div>
    </Card>
  );
}
