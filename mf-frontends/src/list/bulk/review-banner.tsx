import { Button } from '@wabu/shared/ui';
import { useCounts } from '@wabu/shared/ui/selection';
import type { Review } from '../../model/search-frontends.ts';
import styles from './review-banner.module.css';
import { useBulkWords } from './words/it.ts';

export function ReviewBanner({ review, onEnd }: { review: Review; onEnd: () => void }) {
  const t = useBulkWords();
  const counts = useCounts();
  return (
    <div className={styles.notice} role="status">
      <p>{t('review.text', counts(review.urls.size))}</p>
      <Button size="sm" onClick={onEnd}>
        {t('review.end')}
      </Button>
    </div>
  );
}
