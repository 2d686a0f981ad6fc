import { IconCheck } from '../controls/icons.ts';
import styles from './data-list.module.css';

/** The box of a row, for the pointer: the list has the keys, and the row says whether it is chosen. */
export function RowBox({ isChosen, onToggle }: { isChosen: boolean; onToggle: () => void }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys
    // biome-ignore lint/a11y/noStaticElementInteractions: the list has the keys
    <span
      className={styles.box}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey) return;
        event.stopPropagation();
        onToggle();
      }}
    >
      <span className={styles.check} data-chosen={isChosen || undefined}>
        {isChosen && <IconCheck size={14} strokeWidth={3} aria-hidden="true" />}
      </span>
    </span>
  );
}
