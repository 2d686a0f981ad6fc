import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { DraftMark } from '@wabu/shared/ui';
import { PublicationBadge } from '../parts/publication-badge.tsx';
import styles from './frontends-list-item.module.css';
import { LanguageBars } from './language-states.tsx';

interface FrontendsListItemProps {
  frontend: FrontendSummary;
  sortedBy: string;
  hasDraft: boolean;
}

export function FrontendsListItem({ frontend, sortedBy, hasDraft }: FrontendsListItemProps) {
  return (
    <div className={styles.item}>
      <div className={styles.texts}>
        <bdi className="wabu-medium wabu-clip">{frontend.URL}</bdi>
        <span className="wabu-row wabu-gap-2 wabu-shrink">
          <bdi className="wabu-muted wabu-small wabu-clip">{frontend.Fornitore}</bdi>
          {sortedBy && <bdi className="wabu-rigid wabu-small">{sortedBy}</bdi>}
          {hasDraft && <DraftMark />}
        </span>
      </div>
      <div className={styles.states}>
        <PublicationBadge publication={frontend.publication} />
        <LanguageBars gaps={frontend.languages} />
      </div>
    </div>
  );
}
