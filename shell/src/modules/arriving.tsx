import { Skeleton } from '@wabu/shared/ui';
import { useEffect, useState } from 'react';
import { useLayoutWords } from '../public-layout/words/layout-words.ts';
import styles from './problem-card.module.css';

/** A load that takes longer says so. */
const SLOW_MS = 4_000;

/** In the place of a page whose module is on its way: it has no deadline. */
export function Arriving() {
  const t = useLayoutWords();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {isSlow && (
        <section className={styles.card} role="status">
          <p>{t('problem.slow')}</p>
          {/* What has arrived is in the cache. */}
          <button type="button" className={styles.retry} onClick={() => location.reload()}>
            {t('problem.retry')}
          </button>
        </section>
      )}
      <Skeleton />
    </>
  );
}
