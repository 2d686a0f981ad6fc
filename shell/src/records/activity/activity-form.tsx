import { activityEntities, changeActions } from '@wabu/shared/entities/history/history';
import { Button, FormField, IconClose, Input, Select } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { type ActivityFilters, isFiltered } from './activity-filters.ts';
import styles from './activity-form.module.css';
import { useActivityWords } from './words/it.ts';

interface Props {
  filters: ActivityFilters;
  /** The names of the users. */
  people: readonly string[];
  onChange: (change: Partial<ActivityFilters>) => void;
  onClear: () => void;
  /** Stands beside the buttons that remove filters. */
  children: ReactNode;
}

/** The filters of the activity. */
export function ActivityForm({ filters, people, onChange, onClear, children }: Props) {
  const t = useActivityWords();
  const { by, entity, action, day, record } = filters;
  // A user who was deleted still has an activity.
  const names = by === null || people.includes(by) ? people : [by, ...people];
  return (
    <section aria-label={t('filters')} className={styles.filters}>
      <FormField label={t('person')}>
        <Select value={by ?? ''} onChange={({ target }) => onChange({ by: target.value || null })}>
          <option value="">{t('anyone')}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('kind')}>
        <Select
          value={entity ?? ''}
          onChange={({ target }) =>
            onChange({ entity: (target.value || null) as typeof entity, record: null })
          }
        >
          <option value="">{t('anyKind')}</option>
          {activityEntities.map((each) => (
            <option key={each} value={each}>
              {t(`kinds.${each}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('action')}>
        <Select
          value={action ?? ''}
          onChange={({ target }) => onChange({ action: (target.value || null) as typeof action })}
        >
          <option value="">{t('anyAction')}</option>
          {changeActions.map((each) => (
            <option key={each} value={each}>
              {t(`actions.${each}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('day')}>
        <Input
          type="date"
          value={day ?? ''}
          onChange={({ target }) => onChange({ day: target.value || null })}
        />
      </FormField>
      <div className={styles.tools}>
        {record !== null && (
          <Button size="sm" onClick={() => onChange({ record: null })}>
            {t('onlyRecord')}
            <IconClose size={16} aria-hidden="true" />
          </Button>
        )}
        {children}
        {isFiltered(filters) && (
          <Button look="quiet" size="sm" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
      </div>
    </section>
  );
}
