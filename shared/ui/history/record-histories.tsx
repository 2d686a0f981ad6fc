import type { ComponentType } from 'react';
import type { RecordHistoryProps } from './record-history.tsx';
import { useDeletedHistory, type useOpenHistory } from './use-open-history.ts';

/** What the history of a kind of records takes; without a record it is that of a deleted one. */
export interface HistoryOf<T>
  extends Pick<RecordHistoryProps, 'deletedId' | 'restoring' | 'onClose'> {
  record?: T;
}

interface RecordHistoriesProps<T> {
  History: ComponentType<HistoryOf<T>>;
  history: Pick<ReturnType<typeof useOpenHistory<T>>, 'shown' | 'close'>;
  /** The form of the page; null for a person who only reads. */
  form: { isDirty: boolean; leave: () => Promise<boolean> } | null;
}

/** The history of the open record, or of a deleted one that a link asks for. */
export function RecordHistories<T>({ History, history, form }: RecordHistoriesProps<T>) {
  const deleted = useDeletedHistory();
  return (
    <>
      {history.shown && (
        <History
          record={history.shown}
          restoring={form ? { hasUnsavedWork: form.isDirty, leave: form.leave } : undefined}
          onClose={history.close}
        />
      )}
      {deleted.id && <History deletedId={deleted.id} onClose={deleted.close} />}
    </>
  );
}
