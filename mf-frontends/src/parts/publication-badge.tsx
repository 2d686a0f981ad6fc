import type { Publication } from '@wabu/shared/entities/microsite';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './publication-badge.module.css';

export function PublicationBadge({ publication }: { publication: Publication | undefined }) {
  const t = useFrontendsWords();
  const state = publication?.state ?? 'never';
  return (
    <span className={styles.badge} data-state={state}>
      {t(`publication.states.${state}`)}
    </span>
  );
}
