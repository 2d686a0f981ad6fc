import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import { useKeyHints } from '@wabu/shared/ui';
import {
  type CSSProperties,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type OpenedWith, useEditorCode } from './use-editor-code.ts';
import { useFieldTools } from './use-field-tools.ts';
import styles from './view/rich-text.module.css';
import { RichTextView } from './view/rich-text-view.tsx';
import { useRichTextWords } from './words/it.ts';

/** A page may have dozens of texts; more than a few mounted editors make typing slow. */
const MAX_EDITORS = 3;

type Close = () => void;
let live: Close[] = [];

/** Marks an editor as the last used, and closes the least recently used one when there are too many. */
function admitEditor(close: Close): void {
  live = [...live.filter((other) => other !== close), close];
  while (live.length > MAX_EDITORS) live.shift()?.();
}

function dismissEditor(close: Close): void {
  live = live.filter((other) => other !== close);
}

export interface RichTextProps {
  /** Stored HTML; only allowed content is shown. */
  value: string;
  /**
   * Called with the HTML to store: in the pause after a letter, within 0.3 s; at once after other edits; and always
   * before a command key, blur or page hide.
   */
  onChange: (html: string) => void;
  /** The language of the text: sets `lang`, `dir` and the spell checker. */
  language: LanguageCode;
  label: string;
  /** In pixels. */
  minHeight?: number;
  /** Saves the form; the tools of a small touch screen have a button for it. */
  onSave?: (() => void) | undefined;
  /** False where only words are sent. */
  takesPictures?: boolean;
}

/** A field of formatted text. It shows the text, and loads the editor on focus. */
export function RichText(props: RichTextProps) {
  const { value, language, label, minHeight = 180 } = props;
  const t = useRichTextWords();
  const helpId = useId();
  const [openedWith, setOpenedWith] = useState<OpenedWith>();
  const { Editor, keyHints, failed, load } = useEditorCode();
  useKeyHints(useMemo(() => keyHints?.(t) ?? [], [keyHints, t]));
  const close = useCallback(() => setOpenedWith(undefined), []);
  const frame = useRef<HTMLDivElement>(null);
  const { isActive, enter, leave } = useFieldTools(frame);
  useEffect(() => () => dismissEditor(close), [close]);

  const open = (how: OpenedWith) => {
    load();
    admitEditor(close);
    setOpenedWith((earlier) => ({
      ...earlier,
      ...how,
      keys: `${earlier?.keys ?? ''}${how.keys ?? ''}`,
    }));
  };
  const { html: lang, direction } = languageOf(language);

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-active={isActive || undefined}
      style={{ '--min-height': `${minHeight}px` } as CSSProperties}
    >
      <span id={helpId} hidden>
        {t('help')}
      </span>
      {Editor && openedWith ? (
        <Editor
          {...props}
          describedBy={helpId}
          openedWith={openedWith}
          isActive={isActive}
          onFocus={() => {
            admitEditor(close);
            enter();
          }}
          onBlur={leave}
        />
      ) : (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a textarea cannot show formatted text */}
          <div
            role="textbox"
            tabIndex={0}
            aria-multiline="true"
            aria-label={label}
            aria-describedby={helpId}
            lang={lang}
            dir={direction}
            className={styles.text}
            onPointerEnter={load}
            onMouseDown={(event) => {
              // Before the editor has loaded, the text itself takes the focus and waits with it. The browser would give
              // it to what is there after this event, when the editor may stand in its place.
              event.preventDefault();
              if (!Editor) event.currentTarget.focus({ preventScroll: true });
              const { left, top } = event.currentTarget.getBoundingClientRect();
              open({ point: { x: event.clientX - left, y: event.clientY - top } });
            }}
            onClick={(event) => event.preventDefault()}
            onFocus={() => open({})}
            onBlur={() => {
              // A text that is left waits only for the letters typed into it, or for «retry».
              if (!failed) setOpenedWith((earlier) => (earlier?.keys ? earlier : undefined));
            }}
            onKeyDown={(event) => {
              const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
              if (isLetter) open({ keys: event.key });
            }}
          >
            <RichTextView html={value} language={language} linksWork={false} />
          </div>
          {openedWith && <Waiting failed={failed} onRetry={() => open({})} />}
        </>
      )}
    </div>
  );
}

/** Below a text that was opened before its editor had loaded. */
function Waiting({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const t = useRichTextWords();
  if (!failed) return <p className={styles.note}>{t('loading')}</p>;
  return (
    <p className={styles.note} role="alert">
      {t('failed')}{' '}
      <button type="button" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}
