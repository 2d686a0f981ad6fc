import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendSortField,
  frontendSortFields,
} from '@wabu/shared/entities/lists/frontend-order';
import { RecordsTable, type TableColumn, type TableSpec } from '@wabu/shared/ui/table';
import { type ComponentProps, useMemo } from 'react';
import { PublicationBadge } from '../parts/publication-badge.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { LanguageBars } from './language-states.tsx';
import { useFrontendValue } from './use-frontend-value.ts';

type Own = 'label' | 'spec' | 'columns' | 'nameOf';
type FrontendTableProps = Omit<
  ComponentProps<typeof RecordsTable<FrontendSummary, FrontendSortField>>,
  Own
>;

const spec: TableSpec<FrontendSortField> = {
  name: 'frontends',
  fields: frontendSortFields,
  shown: frontendSortFields,
};

/** In rem: what most values need. */
const widths: Record<FrontendSortField, number> = {
  URL: 16.5,
  Fornitore: 15,
  Citta: 11,
  publication: 11,
  languages: 10.5,
  sections: 6.5,
  savedAt: 11.5,
};

/** The frontends as a table. Its cells are read only: each value belongs to the form, or is computed (decision 0146). */
export function FrontendTable(props: FrontendTableProps) {
  const t = useFrontendsWords();
  return (
    <RecordsTable
      {...props}
      label={t('list.title')}
      spec={spec}
      columns={useFrontendColumns()}
      nameOf={({ URL }) => URL}
    />
  );
}

function useFrontendColumns(): TableColumn<FrontendSummary>[] {
  const t = useFrontendsWords();
  const fieldText = useFrontendValue();
  return useMemo(
    () =>
      frontendSortFields.map((id) => {
        const textOf = (frontend: FrontendSummary) => fieldText(frontend, id);
        return {
          id,
          label: t(`list.columns.${id}`),
          width: widths[id],
          textOf,
          isNumeric: id === 'sections' || id === 'savedAt',
          ...(id === 'publication' && { draw: drawPublication }),
          ...(id === 'languages' && {
            draw: (frontend: FrontendSummary) => (
              <span className="wabu-row wabu-gap-2 wabu-nowrap">
                <LanguageBars gaps={frontend.languages} />
                {textOf(frontend)}
              </span>
            ),
          }),
        };
      }),
    [t, fieldText],
  );
}

const drawPublication = ({ publication }: FrontendSummary) => (
  <PublicationBadge publication={publication} />
);
