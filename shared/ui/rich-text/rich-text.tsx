import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { type CSSProperties, useCallback, useEffect, useId, useState } from 'react';
import { admitEditor, dismissEditor } from './live-editors.ts';
import { type OpenedWith, useEditorCode } from './use-editor-code.ts';
import styles from './view/rich-text.module.css';
import { RichTextView } from './view/rich-text-view.tsx';
import { useRichTextWords } from './words/rich-text-words.ts';

export interface RichTextProps {
  /** Stored HTML; only allowed content is shown. */
  value: string;
  /**
   * Called with the HTML to store: within 0.3 s after letters, at once after other edits, and always before a
   * command key, blur or page hide.
   */
  onChange: (html: string) => void;
  /** The language of the text: sets `lang`, `dir` and the spell checker. */
  language: LanguageCode;
  label: string;
  /** In pixels. */
  minHeight?: number;
  readOnly?: boolean;
  invalid?: boolean;
  /** Ids of the elements that describe the field: hint and error. */
  describedBy?: string;
  onBlur?: () => void;
}

/** A field of formatted text. It shows the text, and loads the editor on focus. */
export function RichText(props: RichTextProps) {
  const { value, language, label, minHeight = 180, readOnly = false } = props;
  if (readOnly) {
    return (
      <fieldset className={styles.plain} aria-label={label} style={heightOf(minHeight)}>
        <RichTextView html={value} language={language} />
      </fieldset>
    );
  }
  return <OpenableText {...props} minHeight={minHeight} />;
}

function heightOf(pixels: number): CSSProperties {
  return { minBlockSize: `${pixels}px` };
}

function OpenableText(props: RichTextProps & { minHeight: number }) {
  const { value, language, label, minHeight, invalid, describedBy } = props;
  const t = useRichTextWords();
  const helpId = useId();
  const [openedWith, setOpenedWith] = useState<OpenedWith>();
  const { Editor, failed, load } = useEditorCode();
  const close = useCallback(() => setOpenedWith(undefined), []);
  useEffect(() => () => dismissEditor(close), [close]);

  const open = (how: OpenedWith) => {
    load();
    admitEditor(close);
    setOpenedWith((earlier) => ({ ...how, keys: `${earlier?.keys ?? ''}${how.keys ?? ''}` }));
  };
  const described = [describedBy, helpId].filter(Boolean).join(' ');
  const { html: lang, direction } = languageOf(language);

  return (
    <div className={styles.frame} data-invalid={invalid || undefined}>
      <span id={helpId} hidden>
        {t('help')}
      </span>
      {Editor && openedWith ? (
        <Editor
          {...props}
          describedBy={described}
          openedWith={openedWith}
          onFocus={() => admitEditor(close)}
        />
      ) : (
        <>
          <div className={styles.bar}>
            {failed ? (
              <span role="alert">
                {t('failed')}{' '}
                <button type="button" onClick={() => open({})}>
                  {t('retry')}
                </button>
              </span>
            ) : (
              <span aria-hidden="true">{openedWith ? t('loading') : t('open')}</span>
            )}
            {!failed && (
              <span aria-hidden="true" lang={lang} className={styles.language}>
                {languageOf(language).name}
              </span>
            )}
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formatted text */}
          <div
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-label={label}
            aria-describedby={described}
            aria-invalid={invalid || undefined}
            lang={lang}
            dir={direction}
            className={styles.text}
            style={heightOf(minHeight)}
            onPointerEnter={load}
            onMouseDown={(event) => {
              event.preventDefault();
              open({ point: { x: event.clientX, y: event.clientY } });
            }}
            onClick={(event) => event.preventDefault()}
            onFocus={() => open({})}
            onKeyDown={(event) => {
              const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
              if (isLetter) open({ keys: event.key });
            }}
          >
            <RichTextView html={value} language={language} linksWork={false} />
          </div>
          <div className={styles.status} />
        </>
      )}
    </div>
  );
}
