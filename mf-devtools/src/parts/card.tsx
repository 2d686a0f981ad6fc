import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

interface CardProps {
  title: string;
  children: ReactNode;
  /** Takes the whole width of the page. */
  wide?: boolean;
}

export function Card({ title, children, wide }: CardProps) {
  const headingId = useId();
  return (
    <section className={styles.card} aria-labelledby={headingId} data-wide={wide || undefined}>
      <h2 id={headingId} className="wabu-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
