import { Link } from '../../routing/index.ts';
import styles from './card-facts.module.css';

export interface CardFact {
  text: string;
  to?: string;
  isTodo?: boolean;
}

/** The facts of a dashboard card, one per line. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ text, to, isTodo }) => (
        <li key={text} className={styles.fact} data-todo={isTodo || undefined}>
          {to === undefined ? text : <Link to={to}>{text}</Link>}
        </li>
      ))}
    </ul>
  );
}
