import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { languages } from '@wabu/shared/i18n/languages';
import { DraftMark, VisuallyHidden } from '@wabu/shared/ui';
import { PublicationBadge } from '../publication/publication-badge.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontends-list-item.module.css';

interface FrontendsListItemProps {
  frontend: FrontendSummary;
  hasDraft: boolean;
}

/** One list row: URL, supplier, draft mark, publication state and a completeness mark per language. */
export function FrontendsListItem({ frontend, hasDraft }: FrontendsListItemProps) {
  return (
    <div className={styles.item}>
      <div className={styles.texts}>
        <bdi className={styles.url}>{frontend.URL}</bdi>
        <span className={styles.facts}>
          <bdi className={styles.supplier}>{frontend.Fornitore}</bdi>
          {hasDraft && <DraftMark />}
        </span>
      </div>
      <div className={styles.states}>
        <PublicationBadge publication={frontend.publication} />
        <Completeness languages={frontend.languages} />
      </div>
    </div>
  );
}

/** Completeness per language. The marks differ in shape and have a text alternative. */
function Completeness({ languages: gaps }: Pick<FrontendSummary, 'languages'>) {
  const t = useFrontendsWords();
  const namesOf = (gap: 'missing' | 'outdated') =>
    languages
      .filter(({ code }) => gaps[code]?.[gap])
      .map(({ label }) => label)
      .join(', ');
  const missing = namesOf('missing');
  const outdated = namesOf('outdated');
  const sentences = [
    missing && t('list.missing', { languages: missing }),
    outdated && t('list.outdated', { languages: outdated }),
  ].filter(Boolean);
  const words = sentences.length > 0 ? sentences.join('. ') : t('list.complete');
  return (
    <span className={styles.marks} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {languages.map(({ code }) => {
        const gap = gaps[code];
        const state = gap?.missing ? 'missing' : gap?.outdated ? 'outdated' : 'complete';
        return <span key={code} className={styles.mark} data-state={state} aria-hidden="true" />;
      })}
    </span>
  );
}
