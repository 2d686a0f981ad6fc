import { languageOf } from '@wabu/shared/i18n/languages';
import { useStableCallbacks } from '@wabu/shared/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Editable, type RenderElementProps, Slate } from 'slate-react';
import type { Block } from '../document/document.ts';
import { parse, serialise } from '../html/html.ts';
import type { RichTextProps } from '../rich-text.tsx';
import type { OpenedWith } from '../use-editor-code.ts';
import contentStyles from '../view/content.module.css';
import editorStyles from '../view/editor.module.css';
import styles from '../view/rich-text.module.css';
import { useRichTextWords } from '../words/it.ts';
import { ActiveContext, TextBox, WhileActive } from './active-parts.tsx';
import type { RichEditor } from './commands/slate-types.ts';
import { syncSelection } from './commands/sync-selection.ts';
import { drawElement, drawLeaf } from './draw.tsx';
import { useEditorKeys } from './editor-keys.ts';
import { enterEditor } from './enter-editor.ts';
import { createRichEditor, replaceDocument } from './plugins/rich-editor.ts';
import { paste, withClipboard } from './plugins/with-clipboard.ts';
import { LinkPanel } from './toolbar/link-panel.tsx';
import { PicturePanel } from './toolbar/picture-panel.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useDebouncedChange } from './use-debounced-change.ts';
import { useForeignInput } from './use-foreign-input.ts';

export interface RichTextEditorProps extends RichTextProps {
  /** The id of the element that says how to use the field. */
  describedBy: string;
  openedWith: OpenedWith;
  /** Shows the tools. */
  isActive: boolean;
  onFocus: () => void;
  onBlur: () => void;
}

export { editorKeyHints } from './editor-keys.ts';

export type Panel = 'link' | 'picture';

/** The editor component. It is a separate chunk: nothing outside this folder may import it statically. */
export function RichTextEditor({
  value,
  onChange,
  onFocus,
  onBlur,
  isActive,
  ...content
}: RichTextEditorProps) {
  const [editor] = useState(() => createRichEditor(parse(value)));
  const known = useRef(value);
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    replaceDocument(editor, parse(value));
  }, [editor, value]);
  const { handleOperations, handleKeyDown } = useDebouncedChange(() => {
    const html = serialise(editor.children as Block[]);
    if (html === known.current) return;
    known.current = html;
    onChange(html);
  });
  const callbacks = useStableCallbacks({
    onFocus,
    onBlur,
    onEdit: () => handleOperations(editor.operations),
    onKey: handleKeyDown,
  });
  return (
    <ActiveContext value={isActive}>
      <EditorContent editor={editor} {...callbacks} {...content} />
    </ActiveContext>
  );
}

interface EditorContentProps extends Omit<RichTextEditorProps, 'value' | 'onChange' | 'isActive'> {
  editor: RichEditor;
  onEdit: () => void;
  onKey: (event: KeyboardEvent) => void;
}

/**
 * The content of an editor. It renders after its own edits only: another render would reset a caret that the
 * browser has moved to the last position that slate-react knows.
 */
const EditorContent = memo(function EditorContent(props: EditorContentProps) {
  const { editor, language, label, openedWith, describedBy } = props;
  const { onFocus, onBlur, onEdit, onKey, takesPictures = true } = props;
  const t = useRichTextWords();
  const textId = useId();
  const { clipboard, notice } = useClipboard(editor, takesPictures);
  const [panel, setPanel] = useState<Panel>();
  const frame = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const entry = useRef(openedWith);
  useEffect(() => enterEditor(editor, entry.current), [editor]);

  const leave = useCallback(() => status.current?.focus(), []);
  const onKeyDown = useEditorKeys({ editor, frame, language, onPanel: setPanel, onLeave: leave });
  const { html: lang, direction } = languageOf(language);
  const draw = useCallback(
    (part: RenderElementProps) => drawElement(part, { lang, dir: direction }),
    [lang, direction],
  );
  const asPlainText = useRef(false);
  const { drawing, noteInput, readInput } = useForeignInput(editor);
  const closePanel = useCallback(() => setPanel(undefined), []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus events of its content
    <div ref={frame} onFocus={onFocus} onBlur={(event) => hasLeft(event) && onBlur()}>
      <Slate editor={editor} initialValue={editor.children} onValueChange={onEdit}>
        <WhileActive onEnd={closePanel}>
          <div className={editorStyles.tools}>
            <Toolbar
              takesPictures={takesPictures}
              panel={panel}
              controls={textId}
              onPanel={setPanel}
              onSave={props.onSave}
            />
            {panel === 'link' && <LinkPanel onClose={closePanel} />}
            {panel === 'picture' && <PicturePanel onClose={closePanel} />}
          </div>
        </WhileActive>
        <TextBox key={drawing}>
          <Editable
            id={textId}
            aria-label={label}
            aria-multiline
            aria-describedby={describedBy}
            lang={lang}
            dir={direction}
            spellCheck
            className={`${styles.text} ${contentStyles.content}`}
            renderElement={draw}
            renderLeaf={drawLeaf}
            onDOMBeforeInput={(event) => {
              noteInput(event);
              // After «select all» the deletion must use the new selection.
              if (!event.isComposing) syncSelection(editor);
            }}
            onInput={readInput}
            onKeyDown={(event) => {
              asPlainText.current = isPlainPaste(event);
              onKey(event);
              return onKeyDown(event);
            }}
            onPaste={(event) => {
              event.preventDefault();
              syncSelection(editor);
              paste(editor, event.clipboardData, {
                ...clipboard,
                asPlainText: asPlainText.current,
              });
              asPlainText.current = false;
            }}
          />
        </TextBox>
      </Slate>
      <WhileActive>
        <p ref={status} tabIndex={-1} role="status" className={editorStyles.status}>
          {notice ? <span>{notice}</span> : <span className={editorStyles.keys}>{t('hint')}</span>}
        </p>
      </WhileActive>
    </div>
  );
});

/** In a window that loses the focus the field keeps it. */
const hasLeft = ({ currentTarget: field, relatedTarget }: FocusEvent<Element>) =>
  !field.contains(relatedTarget) && !field.contains(document.activeElement);

/** Copying and pasting, and what is said of it. */
function useClipboard(editor: RichEditor, takesPictures: boolean) {
  const t = useRichTextWords();
  const [notice, setNotice] = useState('');
  const clipboard = useMemo(() => ({ t, onNotice: setNotice, takesPictures }), [t, takesPictures]);
  useEffect(() => withClipboard(editor, clipboard), [editor, clipboard]);
  return { clipboard, notice };
}

/** Ctrl+Shift+V: most browsers offer plain text only; this does the same for the others. */
function isPlainPaste({ ctrlKey, metaKey, shiftKey, code }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && shiftKey && code === 'KeyV';
}
