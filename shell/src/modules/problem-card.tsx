import { type ReactNode, useEffect, useRef } from 'react';
import { useLayoutWords } from '../public-layout/words/layout-words.ts';
import type { ModuleProblemCode } from './module-problem.ts';
import styles from './problem-card.module.css';

interface Props {
  /** What is missing, by the name that people know it under. */
  name: string;
  code: ModuleProblemCode;
  /** For whoever is asked for help. */
  details: ReactNode;
  onRetry: () => void;
}

const hints: Partial<Record<ModuleProblemCode, 'network' | 'blocked'>> = {
  unreachable: 'network',
  slow: 'network',
  blocked: 'blocked',
};

/** Says which part of the page is missing, why as far as it matters, and tries again. */
export function ProblemCard({ name, code, details, onRetry }: Props) {
  const t = useLayoutWords();
  const title = useRef<HTMLHeadingElement>(null);
  // It replaces what was asked for, so whoever asked is told at once.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.card} role="alert">
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('problem.title', { name })}
      </h1>
      <p>{t(`problem.${hints[code] ?? 'other'}`)}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {t('problem.retry')}
      </button>
      <details className={styles.details}>
        <summary>{t('problem.details')}</summary>
        <code dir="ltr">{details}</code>
      </details>
    </section>
  );
}

/** When not even the words came: the two languages that the staff read. */
export function BilingualProblemCard({ onRetry }: Pick<Props, 'onRetry'>) {
  return (
    <section className={styles.card} role="alert" lang="it" dir="ltr">
      <h1 className={styles.title}>
        La pagina non si è caricata · <span lang="en">The page did not load</span>
      </h1>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Riprova · <span lang="en">Try again</span>
      </button>
    </section>
  );
}
