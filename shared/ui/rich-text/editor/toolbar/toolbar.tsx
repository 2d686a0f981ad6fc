import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import styles from '../../view/editor.module.css';
import { useRichTextWords } from '../../words/rich-text-words.ts';
import { syncSelection } from '../commands/sync-selection.ts';
import type { Panel } from '../rich-text-editor.tsx';
import { sameState, type ToolbarItem, toolbarItems, toolbarState } from './toolbar-items.tsx';

interface ToolbarProps {
  /** The id of the text that the buttons change. */
  controls: string;
  openPanel: Panel | undefined;
  onPanel: (panel: Panel) => void;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * A toolbar (WAI-ARIA APG): one tab stop, arrow keys move inside, Escape returns to the text. Keystrokes in the
 * text do not render it.
 */
export const Toolbar = memo(function Toolbar({ controls, openPanel, onPanel }: ToolbarProps) {
  const editor = useSlateStatic();
  const t = useRichTextWords();
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const state = useSlateSelector(toolbarState, sameState);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      ReactEditor.focus(editor);
      return;
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const direction = isMirrored && event.key.startsWith('Arrow') ? -1 : 1;
    const count = toolbarItems.length;
    const next = direction < 0 ? (2 * stop - step(stop, count) + count) % count : step(stop, count);
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  const press = (item: ToolbarItem) => {
    if (item.isOff?.(state)) return;
    syncSelection(editor);
    if (item.panel) onPanel(item.panel);
    else {
      item.run?.(editor);
      ReactEditor.focus(editor);
    }
  };

  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {toolbarItems.map((item, index) => (
        <button
          key={item.id}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          title={item.keys ? `${item.label(t)} (${item.keys})` : item.label(t)}
          aria-label={item.label(t)}
          aria-keyshortcuts={item.keys?.replaceAll(' ', '+').replace('Ctrl', 'Control')}
          aria-pressed={item.isOn?.(state)}
          aria-expanded={item.panel ? openPanel === item.panel : undefined}
          aria-disabled={item.isOff?.(state) || undefined}
          data-starts-group={item.startsGroup || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={() => press(item)}
        >
          {item.icon}
        </button>
      ))}
    </div>
  );
});
