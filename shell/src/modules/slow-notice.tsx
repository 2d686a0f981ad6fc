import { useEffect, useState } from 'react';
import { useLayoutWords } from '../words/layout/layout-words.ts';
import styles from './problem-card.module.css';

/** A load that takes longer says so. */
const SLOW_MS = 4_000;

/** Says after a while that a page is on its way: its load has no deadline. Floats over a page that waits for the next. */
export function SlowNotice({ floats = false }: { floats?: boolean }) {
  const t = useLayoutWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <section className={`${styles.card} ${floats ? styles.floating : ''}`} role="status">
      <p>{t('problem.slow')}</p>
      {/* What has arrived is in the cache. */}
      <button type="button" className={styles.retry} onClick={() => location.reload()}>
        {t('problem.retry')}
      </button>
    </section>
  );
}
