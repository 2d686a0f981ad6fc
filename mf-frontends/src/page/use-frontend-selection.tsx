import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { useSelection } from '@wabu/shared/ui/selection';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { FrontendsPageState } from './use-frontends-page.ts';

const BulkBar = lazyPart(async () => (await import('../bulk/bulk-bar.tsx')).BulkBar);

const keyOf = ({ URL }: FrontendSummary) => URL;

/** The chosen frontends of the list, and the bar with what can be done with them. */
export function useFrontendSelection({ list, search, canWrite, canPublish }: FrontendsPageState) {
  const { shown, count } = list.found;
  const total = count ?? shown.length;
  const selection = useSelection<FrontendSummary>({ keyOf, total, search: JSON.stringify(search) });
  const { show } = selection;
  useEffect(() => {
    const order = `${shown.length} ${shown[0]?.URL}`;
    show({ count: shown.length, at: (row) => shown[row], order });
  }, [show, shown]);
  // From the first time on: the bar stays while its dialog is open.
  const [wasUsed, setUsed] = useState(false);
  if (selection.isActive && !wasUsed) setUsed(true);
  const notice = wasUsed && (
    <Suspense>
      <BulkBar
        selection={selection}
        loaded={list.records}
        search={search}
        total={total}
        canWrite={canWrite}
        canPublish={canPublish}
      />
    </Suspense>
  );
  return { selection, notice };
}
