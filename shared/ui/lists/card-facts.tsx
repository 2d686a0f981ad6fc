import { Link } from '../../routing/index.ts';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/it.ts';
import styles from './card-facts.module.css';

export interface CardFact {
  text: string;
  to?: string;
  isTodo?: boolean;
}

/** The facts of a dashboard card, one per line. */
export function CardFacts({ facts }: { facts: readonly CardFact[] }) {
  return (
    <ul className="wabu-stack wabu-gap-2 wabu-muted">
      {facts.map(({ text, to, isTodo }) => (
        <li key={text} className={styles.fact} data-todo={isTodo || undefined}>
          {to === undefined ? text : <Link to={to}>{text}</Link>}
        </li>
      ))}
    </ul>
  );
}

/** Instead of facts that could not be read. */
export function CardFailure({ text, onRetry }: { text: string; onRetry: () => unknown }) {
  const t = useUiWords();
  return (
    <div role="status">
      <p>{text}</p>
      <Button size="sm" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
}
