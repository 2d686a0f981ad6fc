import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendSortField,
  frontendSortFields,
} from '@wabu/shared/entities/lists/frontend-order';
import { type FrontendFilter, frontendStates } from '@wabu/shared/entities/lists/frontend-search';
import { languages } from '@wabu/shared/i18n/languages';
import { RecordsList, Select, type ShownList } from '@wabu/shared/ui';
import type { ComponentProps } from 'react';
import type { FrontendSort } from '../model/search-frontends.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { FrontendsListItem } from './frontends-list-item.tsx';
import { LanguageStates } from './language-states.tsx';
import { useFrontendValue } from './use-frontend-value.ts';

type Given = 'page' | 'search' | 'onSearch' | 'onOpen' | 'listActions' | 'notice' | 'drawTable';

interface FrontendsListProps
  extends Pick<ComponentProps<typeof RecordsList<FrontendSummary>>, Given> {
  list: ShownList<FrontendSummary> & { sort: FrontendSort };
  only: FrontendFilter | null;
  onFilter: (only: FrontendFilter | null) => void;
}

/** The fields that a row shows anyway. */
const ownFields: readonly FrontendSortField[] = ['URL', 'Fornitore', 'publication'];

export function FrontendsList(props: FrontendsListProps) {
  const { only, onFilter, ...given } = props;
  const { sort } = given.list;
  const t = useFrontendsWords();
  const fieldText = useFrontendValue();
  const fields = frontendSortFields.map((id) => ({ id, label: t(`list.columns.${id}`) }));
  return (
    <RecordsList
      {...given}
      t={t}
      filters={{
        active: only === null ? 0 : 1,
        controls: () => <FilterField only={only} onChange={onFilter} />,
      }}
      fields={fields}
      onClear={() => {
        given.onSearch('');
        onFilter(null);
      }}
      nameOf={({ URL }) => URL}
      hintOf={({ languages: gaps }) => <LanguageStates gaps={gaps} />}
      rowHeight={4}
    >
      {(frontend) => (
        <FrontendsListItem
          frontend={frontend}
          sortedBy={ownFields.includes(sort.field) ? '' : fieldText(frontend, sort.field)}
          hasDraft={props.page.drafts.has(frontend.URL)}
        />
      )}
    </RecordsList>
  );
}

interface FilterFieldProps {
  only: FrontendFilter | null;
  onChange: (only: FrontendFilter | null) => void;
}

function FilterField({ only, onChange }: FilterFieldProps) {
  const t = useFrontendsWords();
  return (
    <Select
      aria-label={t('list.filter')}
      value={only ?? ''}
      onChange={({ target }) => onChange((target.value || null) as FrontendFilter | null)}
    >
      <option value="">{t('list.all')}</option>
      {frontendStates.map((state) => (
        <option key={state} value={state}>
          {t(`list.${state}`)}
        </option>
      ))}
      {languages.map(({ code, label }) => (
        <option key={code} value={code}>
          {t('list.lacking', { language: label })}
        </option>
      ))}
    </Select>
  );
}
