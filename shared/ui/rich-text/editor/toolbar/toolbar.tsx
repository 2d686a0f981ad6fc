import { IconSave, keysOf } from '@wabu/shared/ui';
import { Ellipsis } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, useState } from 'react';
import { ReactEditor, useSlateSelector, useSlateStatic } from 'slate-react';
import styles from '../../view/editor.module.css';
import { useRichTextWords } from '../../words/it.ts';
import { syncSelection } from '../commands/sync-selection.ts';
import type { Panel } from '../rich-text-editor.tsx';
import { sameState, type ToolbarItem, toolbarItems, toolbarState } from './toolbar-items.tsx';

interface ToolbarProps {
  /** The id of the text that the buttons change. */
  controls: string;
  takesPictures: boolean;
  panel: Panel | undefined;
  onPanel: (panel: Panel) => void;
  onSave: (() => void) | undefined;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A combination as `aria-keyshortcuts` writes it. */
const ariaKeys = (keys: string) =>
  keys.replace('mod', 'Control').replace(/(^|\+)[a-z]/g, (start) => start.toUpperCase());

const MORE = toolbarItems.length;
const SAVE = MORE + 1;

/** The tab stop is a button that every screen shows at first. */
const firstStop = () =>
  matchMedia('(pointer: coarse)').matches ? toolbarItems.findIndex(({ isRare }) => !isRare) : 0;

/** Moves the focus between the buttons that are shown. */
function moveFocus(event: KeyboardEvent): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const bar = event.currentTarget;
  const buttons = [...bar.querySelectorAll('button')];
  const shown = buttons.filter((button) => getComputedStyle(button).display !== 'none');
  const at = shown.indexOf(document.activeElement as HTMLButtonElement);
  const isMirrored = getComputedStyle(bar).direction === 'rtl';
  const direction = isMirrored && event.key.startsWith('Arrow') ? -1 : 1;
  const count = shown.length;
  shown[direction < 0 ? (2 * at - step(at, count) + count) % count : step(at, count)]?.focus();
}

/**
 * A toolbar (WAI-ARIA APG): one tab stop, arrow keys move inside, Escape returns to the text. Keystrokes in the
 * text do not render it. On a small touch screen it shows the rare buttons in place of the others, on demand: both
 * together would take the room that the keyboard leaves.
 */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { controls, takesPictures, panel: openPanel, onPanel, onSave } = props;
  const editor = useSlateStatic();
  const t = useRichTextWords();
  const [stop, setStop] = useState(firstStop);
  const [showsRare, setShowsRare] = useState(false);
  const state = useSlateSelector(toolbarState, sameState);
  const items = toolbarItems.filter(({ panel }) => takesPictures || panel !== 'picture');

  const move = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return moveFocus(event);
    event.preventDefault();
    event.stopPropagation();
    ReactEditor.focus(editor);
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
      role="toolbar"
      tabIndex={-1}
      aria-label={t('toolbar')}
      aria-controls={controls}
      data-shows-rare={showsRare || undefined}
      className={styles.toolbar}
      onKeyDown={move}
    >
      {items.map((item, index) => (
        <button
          key={item.id}
          type="button"
          tabIndex={index === stop ? 0 : -1}
          title={item.keys?.[0] ? `${item.label(t)} (${keysOf(item.keys[0])})` : item.label(t)}
          aria-label={item.label(t)}
          aria-keyshortcuts={item.keys?.map(ariaKeys).join(' ')}
          aria-pressed={item.isOn?.(state)}
          aria-expanded={item.panel ? openPanel === item.panel : undefined}
          aria-disabled={item.isOff?.(state) || undefined}
          data-starts-group={item.startsGroup || undefined}
          data-rare={item.isRare || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={() => press(item)}
        >
          {item.icon}
        </button>
      ))}
      <TouchButton
        label={t('more')}
        icon={<Ellipsis size={18} aria-hidden />}
        isExpanded={showsRare}
        isStop={stop === MORE}
        onStop={() => setStop(MORE)}
        onPress={() => {
          // The button that was the stop is hidden now.
          setStop(MORE);
          setShowsRare(!showsRare);
        }}
      />
      {onSave && (
        <SaveButton isStop={stop === SAVE} onStop={() => setStop(SAVE)} onPress={onSave} />
      )}
    </div>
  );
});

interface TouchButtonProps {
  label: string;
  icon: ReactNode;
  isExpanded?: boolean;
  isStop: boolean;
  onStop: () => void;
  onPress: () => void;
}

function SaveButton(props: Pick<TouchButtonProps, 'isStop' | 'onStop' | 'onPress'>) {
  const t = useRichTextWords();
  const editor = useSlateStatic();
  const save = () => {
    // What was typed last reaches the form when the text loses the focus.
    ReactEditor.blur(editor);
    props.onPress();
  };
  const icon = <IconSave size={18} aria-hidden />;
  return <TouchButton {...props} label={t('save')} icon={icon} onPress={save} />;
}

/** Shown on a small touch screen only. */
function TouchButton({ label, icon, isExpanded, isStop, onStop, onPress }: TouchButtonProps) {
  return (
    <button
      type="button"
      tabIndex={isStop ? 0 : -1}
      title={label}
      aria-label={label}
      aria-expanded={isExpanded}
      data-touch
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onStop}
      onClick={onPress}
    >
      {icon}
    </button>
  );
}
