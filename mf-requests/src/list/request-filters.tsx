import { requestKinds, requestStates } from '@wabu/shared/entities/requests/request-facts';
import { useSession } from '@wabu/shared/session';
import { FormField, Select } from '@wabu/shared/ui';
import { usePeople } from '../api/request-calls.ts';
import type { RequestSearch } from '../model/request-index.ts';
import { useRequestWords } from '../words/request-words.ts';

interface RequestFiltersProps {
  filters: RequestSearch['filters'];
  onChange: (filters: RequestSearch['filters']) => void;
}

/** State, kind and assignee; a supplier or microsite that a link has chosen can be taken out. */
export function RequestFilterFields({ filters, onChange }: RequestFiltersProps) {
  const t = useRequestWords();
  const own = useSession().user?.username ?? '';
  const people = usePeople().filter((name) => name !== own);
  const fields = [
    {
      id: 'state',
      none: t('list.active'),
      options: (['any', ...requestStates] as const).map((id) => [id, t(`state.${id}`)]),
    },
    {
      id: 'kind',
      none: t('list.any'),
      options: requestKinds.map((id) => [id, t(`kind.${id}`)]),
    },
    {
      id: 'assignee',
      none: t('list.anyone'),
      options: [[own, t('list.mine')], ...people.map((name) => [name, name])],
    },
    ...(['Fornitore', 'URL'] as const)
      .filter((id) => filters[id])
      .map((id) => ({ id, none: t('list.any'), options: [[filters[id], filters[id]]] })),
  ] as const;
  return fields.map(({ id, none, options }) => (
    <FormField key={id} label={t(`field.${id}`)}>
      <Select
        value={filters[id] ?? ''}
        onChange={({ target }) => onChange({ ...filters, [id]: target.value })}
      >
        <option value="">{none}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  ));
}
