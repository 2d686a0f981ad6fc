import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { KeyboardEvent, RefObject } from 'react';
import { Editor, Element, Range, Transforms } from 'slate';
import type { ToggledMark } from '../document/document.ts';
import {
  clearFormatting,
  indent,
  isInList,
  outdent,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleQuote,
} from './commands/commands.ts';
import { currentLink } from './commands/links.ts';
import type { RichEditor } from './commands/slate-types.ts';
import { seenSelection, syncSelection } from './commands/sync-selection.ts';
import type { Panel } from './rich-text-editor.tsx';

interface EditorKeys {
  editor: RichEditor;
  frame: RefObject<HTMLElement | null>;
  language: LanguageCode;
  onPanel: (panel: Panel) => void;
  onLeave: () => void;
}

const marks: Record<string, ToggledMark> = { KeyB: 'bold', KeyI: 'italic', KeyU: 'underline' };

/** The usual keys of editors; by `code`, because Alt and Shift change `key`. */
function commandOf(event: KeyboardEvent): ((editor: RichEditor) => void) | undefined {
  const { code, shiftKey, altKey } = event;
  const mark = marks[code];
  if (mark && !shiftKey && !altKey) return (editor) => toggleMark(editor, mark);
  const level = ({ Digit1: 1, Digit2: 2, Digit3: 3 } as const)[code];
  if (altKey && !shiftKey && level) return (editor) => toggleHeading(editor, level);
  if (shiftKey && !altKey) {
    if (code === 'Digit7') return (editor) => toggleList(editor, 'ordered');
    if (code === 'Digit8') return (editor) => toggleList(editor, 'bulleted');
    if (code === 'Digit9') return toggleQuote;
    if (code === 'KeyZ') return (editor) => editor.redo();
  }
  if (shiftKey || altKey) return undefined;
  if (code === 'KeyZ') return (editor) => editor.undo();
  if (code === 'KeyY') return (editor) => editor.redo();
  if (code === 'Space') return clearFormatting;
  return undefined;
}

/** Slate moves the caret in logical order; browsers move it visually. */
function browserMovesCaret(editor: RichEditor, at: Range): boolean {
  const line = Editor.above(editor, {
    at,
    match: (node) => Element.isElement(node) && editor.hasInlines(node) && !editor.isInline(node),
    mode: 'lowest',
  });
  return line?.[0].children.every((child) => 'text' in child && child.text !== '') ?? false;
}

function moveCaret(event: KeyboardEvent, editor: RichEditor, language: LanguageCode): boolean {
  if (event.shiftKey || event.metaKey || event.altKey || !editor.selection) return false;
  // The browser moves the caret: setting the selection here would undo its move.
  if (browserMovesCaret(editor, seenSelection(editor) ?? editor.selection)) return true;
  syncSelection(editor);
  const [block] = Editor.nodes(editor, {
    match: (node) => Element.isElement(node) && 'dir' in node,
    mode: 'lowest',
  });
  const said = block && Element.isElement(block[0]) && 'dir' in block[0] ? block[0].dir : undefined;
  const isRtl = (said ?? languageOf(language).direction) === 'rtl';
  const reverse = (event.key === 'ArrowLeft') !== isRtl;
  event.preventDefault();
  if (Range.isExpanded(editor.selection)) {
    Transforms.collapse(editor, { edge: reverse ? 'start' : 'end' });
  } else Transforms.move(editor, { unit: event.ctrlKey ? 'word' : 'offset', reverse });
  return true;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** Returns true for a key that this editor handles; the browser acts too unless it is prevented. */
export function useEditorKeys({ editor, frame, language, onPanel, onLeave }: EditorKeys) {
  return (event: KeyboardEvent): boolean | undefined => {
    if (event.nativeEvent.isComposing) return undefined;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      return moveCaret(event, editor, language) || undefined;
    }
    if (isLetter(event)) return true;
    const act = actionOf(event);
    if (!act) return undefined;
    event.preventDefault();
    event.stopPropagation();
    syncSelection(editor);
    act();
    return true;
  };

  function actionOf(event: KeyboardEvent): (() => void) | undefined {
    if (event.key === 'Escape') return onLeave;
    // A Tab right after a click must use the clicked position.
    if (event.key === 'Tab') syncSelection(editor);
    if (event.key === 'Tab' && isInList(editor)) {
      return () => (event.shiftKey ? outdent(editor) : indent(editor));
    }
    if (event.key === 'F10' && event.altKey) {
      return () =>
        frame.current?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus();
    }
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (!isCommand) return undefined;
    if (event.code === 'KeyK' && !event.shiftKey) return linkAction();
    const command = commandOf(event);
    return command && (() => command(editor));
  }

  /** At a bare caret, Ctrl K is left to the page, whose command palette it opens. */
  function linkAction(): (() => void) | undefined {
    syncSelection(editor);
    const isForLink =
      editor.selection && (Range.isExpanded(editor.selection) || currentLink(editor));
    return isForLink ? () => onPanel('link') : undefined;
  }
}
