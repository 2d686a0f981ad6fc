import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { countOpenDuties } from '../model/legal/duties.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './legal-summary.module.css';

interface LegalSummaryProps {
  frontend: Parameters<typeof countOpenDuties>[0];
  /** The duties, which load when they are opened. */
  children: ReactNode;
}

/** How much the law still asks of a microsite. */
export function LegalSummary({ frontend, children }: LegalSummaryProps) {
  const t = useFrontendsWords();
  const [isShown, setShown] = useState(false);
  const count = useMemo(() => countOpenDuties(frontend), [frontend]);
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary className={styles.summary} data-open={count > 0 || undefined}>
        {count > 0 ? t('legal.open', { count }) : t('legal.allFine')}
      </summary>
      {isShown && <Suspense>{children}</Suspense>}
    </details>
  );
}
