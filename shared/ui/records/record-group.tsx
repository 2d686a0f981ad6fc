import type { ReactNode } from 'react';
import styles from './record-group.module.css';

interface RecordGroupProps {
  id?: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of a record under its title. */
export function RecordGroup({ id, title, children }: RecordGroupProps) {
  return (
    <section id={id} className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  );
}

/** Fields of a record, side by side. Its children are `Fact`s. */
export function RecordFacts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

/** A field of a record, to be read. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
