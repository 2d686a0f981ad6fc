import type { Translate } from '@wabu/shared/i18n';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { KeyHint } from '@wabu/shared/ui';
import type { KeyboardEvent, RefObject } from 'react';
import { Editor, Element, Range, Transforms } from 'slate';
import type { RichTextWords } from '../words/it.ts';
import { indent, isInList, outdent } from './commands/commands.ts';
import { currentLink } from './commands/links.ts';
import type { RichEditor } from './commands/slate-types.ts';
import { seenSelection, syncSelection } from './commands/sync-selection.ts';
import type { Panel } from './rich-text-editor.tsx';
import { type ToolbarItem, toolbarItems } from './toolbar/toolbar-items.tsx';

/** The keys of a text, for the keyboard sheet. */
export const editorKeyHints = (t: Translate<RichTextWords>): KeyHint[] => [
  ...toolbarItems.flatMap(({ keys, label }) =>
    keys ? [{ keys, label: label(t), group: t('keys.group') }] : [],
  ),
  ...[
    { keys: ['tab'], label: t('keys.indent') },
    { keys: ['shift+tab'], label: t('keys.outdent') },
    { keys: ['alt+f10'], label: t('keys.tools') },
    { keys: ['escape'], label: t('keys.leave') },
  ].map((hint) => ({ ...hint, group: t('keys.group') })),
];

interface EditorKeys {
  editor: RichEditor;
  frame: RefObject<HTMLElement | null>;
  language: LanguageCode;
  onPanel: (panel: Panel) => void;
  onLeave: () => void;
}

/** `KeyboardEvent.code` of the key of a combination, because Alt and Shift change `key`. */
const codeOf = (key: string) =>
  key === 'space' ? 'Space' : /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;

/** The tool of the toolbar with these keys. */
function itemOf(event: KeyboardEvent): ToolbarItem | undefined {
  const isPressed = (combination: string) => {
    const parts = combination.split('+');
    return (
      event.code === codeOf(parts.at(-1) ?? '') &&
      event.shiftKey === parts.includes('shift') &&
      event.altKey === parts.includes('alt')
    );
  };
  return toolbarItems.find(({ keys }) => keys?.some(isPressed));
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
    const item = itemOf(event);
    if (item?.panel === 'link') return linkAction();
    const { run } = item ?? {};
    return run && (() => run(editor));
  }

  /** At a bare caret, Ctrl K is left to the page, whose command palette it opens. */
  function linkAction(): (() => void) | undefined {
    syncSelection(editor);
    const isForLink =
      editor.selection && (Range.isExpanded(editor.selection) || currentLink(editor));
    return isForLink ? () => onPanel('link') : undefined;
  }
}
