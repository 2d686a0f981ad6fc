import { useStaffLocale } from '@wabu/shared/i18n';
import { Button, formatCount, IconClose } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';
import { useSelectionWords } from './words/it.ts';

export interface SelectionAction {
  id: string;
  label: string;
  icon: ReactNode;
  onPress: () => void;
}

interface SelectionBarProps {
  selection: Pick<Selection<unknown>, 'count' | 'isAll' | 'chooseAll' | 'clear'>;
  total: number;
  actions: readonly SelectionAction[];
}

/** How many records are chosen, and what can be done with them. */
export function SelectionBar({ selection, total, actions }: SelectionBarProps) {
  const t = useSelectionWords();
  const locale = useStaffLocale();
  const { count, isAll } = selection;
  const number = formatCount(count, locale);
  return (
    <section aria-label={t('bar')} className={styles.bar}>
      <p role="status" className="wabu-bold wabu-figures">
        {t('count', { count, number })}
      </p>
      <Button
        round
        size="sm"
        look="quiet"
        aria-label={t('clear')}
        title={t('clear')}
        onClick={selection.clear}
      >
        <IconClose size={18} aria-hidden="true" />
      </Button>
      {!isAll && count < total && (
        <button type="button" className={styles.all} onClick={selection.chooseAll}>
          {t('all', { number: formatCount(total, locale) })}
        </button>
      )}
      <div className={styles.actions}>
        {actions.map(({ id, label, icon, onPress }) => (
          <Button key={id} size="sm" disabled={count === 0} onClick={onPress}>
            {icon}
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
