import { type ReactNode, type Ref, useId } from 'react';
import styles from './account.module.css';

interface SectionProps {
  title: string;
  text?: string;
  /** Asks for an answer. */
  isNews?: boolean;
  children: ReactNode;
  /** The heading, which can take the focus. */
  ref?: Ref<HTMLHeadingElement>;
}

/** A titled part of the account page. */
export function Section({ title, text, isNews = false, children, ref }: SectionProps) {
  const id = useId();
  return (
    <section className={isNews ? styles.news : styles.section} aria-labelledby={id}>
      <h2 id={id} ref={ref} tabIndex={-1} className="wabu-lg">
        {title}
      </h2>
      {text && <p className="wabu-muted wabu-small">{text}</p>}
      {children}
    </section>
  );
}
