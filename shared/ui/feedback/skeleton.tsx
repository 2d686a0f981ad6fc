import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../controls/visually-hidden.tsx';
import { useUiWords } from '../words/it.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** The number of rows. */
  rows?: number;
  /** Height of a row, in rem. */
  rowHeight?: number;
}

/** A loading placeholder that appears after 200 ms. */
export function Skeleton({ rows = 6, rowHeight = 3.5 }: SkeletonProps) {
  const late = useDelayed(true);
  const t = useUiWords();
  return (
    <div className="wabu-column" role="status">
      {late && (
        <>
          <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
            <span key={row} className={styles.row} style={{ blockSize: `${rowHeight}rem` }} />
          ))}
        </>
      )}
    </div>
  );
}

/** True once `active` has lasted for so many milliseconds, so that fast answers show no skeleton. */
export function useDelayed(active: boolean, milliseconds = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, milliseconds]);
  return active && late;
}
