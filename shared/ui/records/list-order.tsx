import { ArrowDownNarrowWide, ArrowDownWideNarrow } from 'lucide-react';
import { useId } from 'react';
import type { ListSort } from '../../entities/lists/list-sort.ts';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/ui-words.ts';
import styles from './list-order.module.css';

export interface ListOrderProps {
  fields: readonly { id: string; label: string }[];
  sort: ListSort<string>;
  onSort: (sort: ListSort<string>) => void;
}

export function ListOrder({ fields, sort, onSort }: ListOrderProps) {
  const t = useUiWords();
  const id = useId();
  const Direction = sort.descending ? ArrowDownWideNarrow : ArrowDownNarrowWide;
  return (
    <div className={styles.order}>
      <label htmlFor={id} className={styles.label}>
        {t('list.order')}
      </label>
      <select
        id={id}
        className={styles.field}
        value={sort.field}
        // Another field begins ascending.
        onChange={({ target }) => onSort({ field: target.value, descending: false })}
      >
        {fields.map((field) => (
          <option key={field.id} value={field.id}>
            {field.label}
          </option>
        ))}
      </select>
      <Button
        round
        look="quiet"
        size="sm"
        aria-label={t('list.descending')}
        title={t('list.descending')}
        aria-pressed={sort.descending}
        onClick={() => onSort({ ...sort, descending: !sort.descending })}
      >
        <Direction size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
