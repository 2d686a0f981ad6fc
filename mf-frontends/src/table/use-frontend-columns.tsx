import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import {
  type FrontendSortField,
  frontendSortFields,
} from '@wabu/shared/entities/lists/frontend-order';
import type { TableColumn } from '@wabu/shared/ui/table';
import { useMemo } from 'react';
import { LanguageBars } from '../list/language-states.tsx';
import { useFrontendValue } from '../list/use-frontend-value.ts';
import { PublicationBadge } from '../publication/publication-badge.tsx';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './frontend-columns.module.css';

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

/** The columns of the table of frontends, in their order. */
export function useFrontendColumns(): TableColumn<FrontendSummary>[] {
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
              <span className={styles.languages}>
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
