import { useStaffLocale } from '@wabu/shared/i18n';
import { formatCount } from '@wabu/shared/ui';
import styles from './bulk-dialog.module.css';
import { useSelectionWords } from './words/selection-words.ts';

/** More of them nobody reads. */
const MAX_NAMES = 200;

interface NameListProps {
  names: readonly string[];
  isOpen?: boolean;
}

export function NameList({ names, isOpen = false }: NameListProps) {
  const t = useSelectionWords();
  const locale = useStaffLocale();
  const more = names.length - MAX_NAMES;
  return (
    <details className={styles.names} open={isOpen}>
      <summary>{t('names', { number: formatCount(names.length, locale) })}</summary>
      <ul>
        {names.slice(0, MAX_NAMES).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two records may have the same name
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
        {more > 0 && <li>{t('more', { count: more, number: formatCount(more, locale) })}</li>}
      </ul>
    </details>
  );
}
