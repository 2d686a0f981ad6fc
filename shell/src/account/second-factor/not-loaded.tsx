import { Button, Skeleton } from '@wabu/shared/ui';
import styles from './second-factor.module.css';
import { useFactorWords } from './words/it.ts';

/** In place of factors that are loading, or could not be loaded. */
export function NotLoaded({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const t = useFactorWords();
  if (!isError) return <Skeleton rows={3} />;
  return (
    <div role="alert" className={styles.row}>
      <p>{t('failed')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}
