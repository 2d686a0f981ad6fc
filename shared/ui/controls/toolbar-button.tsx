import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { keysOf } from './key-hints.ts';
import styles from './toolbar-button.module.css';

export interface ToolbarButtonProps {
  /** The accessible name, shown in the hint, and beside the icon in a window from 1024 px. */
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** As `useHotkey` takes it; shown beside the label. */
  shortcut?: string;
  look?: 'solid' | 'outline' | 'danger' | 'quiet';
  /** The label stays in the hint at every window size. */
  iconOnly?: boolean;
  /** Whether the menu that it opens is open. */
  expanded?: boolean;
  busy?: boolean;
  /** The reason why the button is disabled. It stays focusable, so that the reason is announced. */
  disabledReason?: string;
  /** Called for a press on the disabled button. */
  onRefused?: () => void;
}

/** A button with an icon and a tooltip; in a window from 1024 px its label stands in the button too. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, icon, onPress, shortcut, look = 'outline', disabledReason, onRefused } = props;
  const { iconOnly = false, expanded } = props;
  const [open, setOpen] = useState(false);
  const reasonId = useId();
  const disabled = disabledReason !== undefined;
  const hint = useKeptOnScreen(open);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches its button, for the label
    <span
      className={styles.wrap}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        setOpen(false);
      }}
    >
      <Button
        round
        className={iconOnly ? styles.icon : styles.button}
        look={look}
        busy={props.busy}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup={expanded === undefined ? undefined : 'menu'}
        aria-expanded={expanded}
        aria-disabled={disabled || undefined}
        aria-describedby={disabled ? reasonId : undefined}
        aria-keyshortcuts={shortcut?.replace('mod', 'Control')}
        onClick={() => {
          setOpen(false);
          if (disabled) onRefused?.();
          else onPress();
        }}
      >
        {props.busy ? null : icon}
        {!iconOnly && <span className={styles.text}>{label}</span>}
      </Button>
      <span className={styles.place} data-open={(open && !expanded) || undefined}>
        <span ref={hint} className={styles.label}>
          <span aria-hidden="true">{label}</span>
          {shortcut && (
            <span className={styles.keys} aria-hidden="true">
              {keysOf(shortcut)}
            </span>
          )}
          {disabled && (
            <span id={reasonId} className={styles.reason}>
              {disabledReason}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}

const EDGE_PX = 8;

/** Shifts a tooltip sideways until it fits the window. */
function useKeptOnScreen(open: boolean) {
  const hint = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = hint.current;
    if (!open || !box) return;
    box.style.setProperty('--shift', '0px');
    const { left, right } = box.getBoundingClientRect();
    const tooFarRight = right - (document.documentElement.clientWidth - EDGE_PX);
    const shift = left < EDGE_PX ? EDGE_PX - left : Math.min(0, -tooFarRight);
    box.style.setProperty('--shift', `${shift}px`);
  }, [open]);
  return hint;
}
