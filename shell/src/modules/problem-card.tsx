import { type ReactNode, useEffect, useRef } from 'react';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import type { ModuleProblemCode } from './module-problem.ts';
import styles from './problem-card.module.css';

interface Props {
  /** The name of the missing part, as the menu shows it. */
  name: string;
  code: ModuleProblemCode;
  /** Who can help with a module that does not fit. */
  team?: string;
  /** Technical detail, collapsed. */
  details: ReactNode;
  onRetry: () => void;
}

const hints: Partial<Record<ModuleProblemCode, 'network' | 'unfit'>> = {
  unreachable: 'network',
  incompatible: 'unfit',
};

/** The error card of a part of the page: its name, the cause in plain words, and a retry button. */
export function ProblemCard({ name, code, team = '', details, onRetry }: Props) {
  const t = useLayoutWords();
  const title = useRef<HTMLHeadingElement>(null);
  // The card replaces the requested content, so it takes the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={styles.card} role="alert">
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {t('problem.title', { name })}
      </h1>
      <p>{t(`problem.${hints[code] ?? 'other'}`, { team })}</p>
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

/** The error card in Italian and English, for when the words failed to load. */
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
