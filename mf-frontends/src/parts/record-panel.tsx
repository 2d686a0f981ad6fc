import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './record-panel.module.css';

interface RecordPanelProps {
  title: string;
  badge?: ReactNode;
  buttons?: ReactNode;
  children: ReactNode;
}

export function RecordPanel({ title, badge, buttons, children }: RecordPanelProps) {
  const titleId = useId();
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className="wabu-bar wabu-gap-2-3">
        <h3 id={titleId} className="wabu-md">
          {title}
        </h3>
        {badge}
        <span className="wabu-bar wabu-end wabu-gap-2">{buttons}</span>
      </div>
      {children}
    </section>
  );
}

interface PanelTextProps extends ComponentProps<'p'> {
  /** `facts`: what is so; `hint`: what to do; `success`: what somebody waited for; `problem`: why it failed. */
  kind: 'facts' | 'hint' | 'success' | 'problem';
}

export function PanelText({ kind, ...props }: PanelTextProps) {
  const role = kind === 'problem' ? 'alert' : undefined;
  return <p role={role} {...props} className={styles.text} data-kind={kind} />;
}

interface PanelDetailsProps extends ComponentProps<'details'> {
  summary: ReactNode;
  /** Whether something is to do, where the summary says so. */
  isTodo?: boolean;
}

export function PanelDetails({ summary, isTodo, children, ...props }: PanelDetailsProps) {
  return (
    <details className="wabu-shrink" {...props}>
      <summary className={styles.summary} data-todo={isTodo}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** A button that looks like a link: it leads to a part of the form. */
interface PanelButtonProps {
  /** The name, where the children are too short for one. */
  label?: string;
  onClick: () => void;
  children: ReactNode;
}

export function PanelButton({ label, onClick, children }: PanelButtonProps) {
  return (
    <button type="button" aria-label={label} className={styles.go} onClick={onClick}>
      {children}
    </button>
  );
}

export function PanelLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
