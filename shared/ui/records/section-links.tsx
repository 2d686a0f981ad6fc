import type { MouseEvent } from 'react';
import { useUiWords } from '../words/it.ts';
import styles from './section-links.module.css';

interface SectionLinksProps {
  parts: readonly { id: string; label: string }[];
}

/** Links to the parts of a long record: they scroll there and move the focus, and leave the address as it is. */
export function SectionLinks({ parts }: SectionLinksProps) {
  const t = useUiWords();
  return (
    <nav aria-label={t('record.links')} className={styles.links}>
      {parts.map(({ id, label }) => (
        <a
          key={id}
          href={`#${id}`}
          className={styles.link}
          onClick={(event) => followLink(event, id)}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

function followLink(event: MouseEvent, id: string): void {
  // The address of a page holds its state, and an entry more in the history would lead Back to the same record.
  event.preventDefault();
  goToPart(id);
}

/** Scrolls to a part of a record, and moves the focus there. */
export function goToPart(id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  part.tabIndex = -1;
  // Below the bars that stay in sight.
  part.style.scrollMarginBlockStart = 'calc(var(--wabu-form-top, 0px) + 0.5rem)';
  part.focus({ preventScroll: true });
  // jsdom does not scroll.
  part.scrollIntoView?.({ block: 'start' });
}
