import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendSortField,
  frontendSortFields,
} from '@wabu/shared/entities/lists/frontend-order';
import type { FoundRecords, Fragment, ListState, RowFocus } from '@wabu/shared/ui';
import type { Selection } from '@wabu/shared/ui/selection';
import { RecordsTable, type TableSpec } from '@wabu/shared/ui/table';
import type { ReactNode, RefObject } from 'react';
import { askForFrontends, keyOf } from '../api/use-frontends.ts';
import type { FrontendSearch, FrontendSort } from '../model/search-frontends.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { useFrontendColumns } from './use-frontend-columns.tsx';

interface FrontendTableProps {
  list: ListState<FrontendSummary> & { found: FoundRecords<FrontendSummary> };
  search: FrontendSearch;
  sort: FrontendSort;
  onSort: (sort: FrontendSort) => void;
  fragment: Fragment;
  selection: Selection<FrontendSummary>;
  onOpen: (frontend: FrontendSummary) => void;
  isChoosingColumns: boolean;
  onColumnsChosen: () => void;
  /** Shown instead of no rows. */
  empty: ReactNode;
  listRef: RefObject<HTMLDivElement | null>;
  focusOn?: RowFocus;
}

const spec: TableSpec<FrontendSortField> = {
  name: 'frontends',
  fields: frontendSortFields,
  shown: frontendSortFields,
};

/** The frontends as a table. Its cells are read only: each value belongs to the form, or is computed (decision 0124). */
export function FrontendTable({ list, search, sort, ...rest }: FrontendTableProps) {
  const t = useFrontendsWords();
  const columns = useFrontendColumns();
  const text = search.text.trim();
  const { only, review } = search;
  return (
    <RecordsTable
      {...rest}
      label={t('list.title')}
      spec={spec}
      columns={columns}
      source={{
        list,
        found: list.found,
        keyOf,
        name: 'frontends',
        search: JSON.stringify([text, only, review?.id]),
        sort,
        ask: (page, signal) => askForFrontends({ text, only, review }, page, signal),
      }}
      nameOf={keyOf}
    />
  );
}
