import type { RequestChange, VisitorRequest } from '@wabu/shared/entities/requests/request';
import { requestStates } from '@wabu/shared/entities/requests/request-facts';
import { FormField, Select } from '@wabu/shared/ui';
import { usePeople } from '../api/request-calls.ts';
import { useRequestWords } from '../words/request-words.ts';
import styles from './request-controls.module.css';

interface RequestControlsProps {
  request: VisitorRequest;
  onChange: (change: Omit<RequestChange, 'id'>) => void;
}

/** Where a request stands, and who answers it. */
export function RequestControls({ request, onChange }: RequestControlsProps) {
  const t = useRequestWords();
  const { state, assignee } = request;
  const people = usePeople();
  // A user who was deleted may still be named.
  const names = assignee === '' || people.includes(assignee) ? people : [assignee, ...people];
  return (
    <div className={styles.controls}>
      <FormField label={t('field.state')}>
        <Select
          value={state}
          onChange={({ target }) => onChange({ state: target.value as typeof state })}
        >
          {requestStates.map((each) => (
            <option key={each} value={each}>
              {t(`state.${each}`)}
            </option>
          ))}
        </Select>
      </FormField>
      <FormField label={t('field.assignee')}>
        <Select value={assignee} onChange={({ target }) => onChange({ assignee: target.value })}>
          <option value="">{t('detail.nobody')}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </FormField>
    </div>
  );
}
