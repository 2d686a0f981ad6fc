import type { Translate } from '@wabu/shared/i18n';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  TextQuote,
  Underline,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { HeadingLevel } from '../../document/document.ts';
import type { RichTextWords } from '../../words/it.ts';
import {
  clearFormatting,
  isMarked,
  type LineState,
  lineState,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleQuote,
} from '../commands/commands.ts';
import { currentLink } from '../commands/links.ts';
import type { RichEditor } from '../commands/slate-types.ts';
import type { Panel } from '../rich-text-editor.tsx';

type ShownMark = 'bold' | 'italic' | 'underline';

export interface ToolbarState extends LineState, Record<ShownMark, boolean> {
  isLink: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export interface ToolbarItem {
  id: string;
  label: (t: Translate<RichTextWords>) => string;
  icon: ReactNode;
  /** As `useHotkey` takes them: the editor listens for them, the button and the keyboard sheet name them. */
  keys?: readonly string[];
  startsGroup?: true;
  /** Shown on small touch screens by «Altri strumenti» only. */
  isRare?: true;
  panel?: Panel;
  isOn?: (state: ToolbarState) => boolean;
  isOff?: (state: ToolbarState) => boolean;
  run?: (editor: RichEditor) => void;
}

export function toolbarState(editor: RichEditor): ToolbarState {
  return {
    ...lineState(editor),
    bold: isMarked(editor, 'bold'),
    italic: isMarked(editor, 'italic'),
    underline: isMarked(editor, 'underline'),
    isLink: currentLink(editor) !== undefined,
    canUndo: editor.history.undos.length > 0,
    canRedo: editor.history.redos.length > 0,
  };
}

/** True when the toolbar looks the same in both. */
export function sameState(one: ToolbarState | null, other: ToolbarState): boolean {
  return (Object.keys(other) as (keyof ToolbarState)[]).every((key) => one?.[key] === other[key]);
}

const icon = { size: 18, 'aria-hidden': true };

function heading(level: HeadingLevel, image: ReactNode): ToolbarItem {
  return {
    id: `heading-${level}`,
    label: (t) => t('heading', { level }),
    icon: image,
    keys: [`mod+alt+${level}`],
    isRare: true,
    isOn: (state) => state.heading === level,
    run: (editor) => toggleHeading(editor, level),
  };
}

function mark(name: ShownMark, image: ReactNode): ToolbarItem {
  return {
    id: name,
    label: (t) => t(name),
    icon: image,
    keys: [`mod+${name.charAt(0)}`],
    isOn: (state) => state[name],
    run: (editor) => toggleMark(editor, name),
  };
}

function list(kind: 'bulleted' | 'ordered', keys: string, image: ReactNode): ToolbarItem {
  return {
    id: kind,
    label: (t) => t(kind),
    icon: image,
    keys: [keys],
    isOn: (state) => state.list === kind,
    run: (editor) => toggleList(editor, kind),
  };
}

export const toolbarItems: ToolbarItem[] = [
  heading(1, <Heading1 {...icon} />),
  heading(2, <Heading2 {...icon} />),
  heading(3, <Heading3 {...icon} />),
  { ...mark('bold', <Bold {...icon} />), startsGroup: true },
  mark('italic', <Italic {...icon} />),
  { ...mark('underline', <Underline {...icon} />), isRare: true },
  {
    ...list('bulleted', 'mod+shift+8', <List {...icon} />),
    startsGroup: true,
    isRare: true,
  },
  { ...list('ordered', 'mod+shift+7', <ListOrdered {...icon} />), isRare: true },
  {
    id: 'quote',
    isRare: true,
    label: (t) => t('quote'),
    icon: <TextQuote {...icon} />,
    keys: ['mod+shift+9'],
    isOn: (state) => state.isQuote,
    run: toggleQuote,
  },
  {
    id: 'link',
    label: (t) => t('link'),
    icon: <Link {...icon} />,
    keys: ['mod+k'],
    startsGroup: true,
    panel: 'link',
    isOn: (state) => state.isLink,
  },
  {
    id: 'picture',
    isRare: true,
    label: (t) => t('picture'),
    icon: <Image {...icon} />,
    panel: 'picture',
  },
  {
    id: 'undo',
    label: (t) => t('undo'),
    icon: <Undo2 {...icon} />,
    keys: ['mod+z'],
    startsGroup: true,
    isOff: (state) => !state.canUndo,
    run: (editor) => editor.undo(),
  },
  {
    id: 'redo',
    isRare: true,
    label: (t) => t('redo'),
    icon: <Redo2 {...icon} />,
    keys: ['mod+y', 'mod+shift+z'],
    isOff: (state) => !state.canRedo,
    run: (editor) => editor.redo(),
  },
  {
    id: 'clear',
    isRare: true,
    label: (t) => t('clear'),
    icon: <RemoveFormatting {...icon} />,
    keys: ['mod+space'],
    run: clearFormatting,
  },
];
