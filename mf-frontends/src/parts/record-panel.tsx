import { type ReactNode, useId } from 'react';
import styles from './record-panel.module.css';

interface RecordPanelProps {
  title: string;
  /** The state beside the title. */
  badge?: ReactNode;
  buttons?: ReactNode;
  children: ReactNode;
}

/** A panel below the head of a record: a title with buttons, and sentences. */
export function RecordPanel({ title, badge, buttons, children }: RecordPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId} className={styles.title}>
          {title}
        </h3>
        {badge}
        <span className={styles.buttons}>{buttons}</span>
      </div>
      {children}
    </section>
  );
}

interface PanelTextProps {
  id?: string;
  /** `facts`: what is so; `hint`: what to do; `success`: what somebody waited for. */
  kind: 'facts' | 'hint' | 'success';
  children: ReactNode;
}

/** A sentence of a panel. */
export function PanelText({ id, kind, children }: PanelTextProps) {
  return (
    <p id={id} className={styles.text} data-kind={kind}>
      {children}
    </p>
  );
}

/** A link that opens a page of visitors in a new tab. */
export function PanelLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
