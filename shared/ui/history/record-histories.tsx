import { useState } from 'react';
import { lazyPart } from '../dialogs/lazy-part.tsx';
import { RecordHistory, type RecordHistoryProps } from './record-history.tsx';
import { useDeletedHistory, type useOpenHistory } from './use-open-history.ts';

/** What the history knows of a record, or of a deleted one, which has no key any more. */
export type DescribedRecord = Omit<RecordHistoryProps, ShownBy>;
type ShownBy = 'deletedId' | 'restoring' | 'onClose';

/** Describes a record; null: a deleted one. */
export type DescribeHistory<T> = (record: T | null) => Promise<DescribedRecord>;

interface RecordHistoriesProps<T> {
  historyOf: DescribeHistory<T>;
  history: Pick<ReturnType<typeof useOpenHistory<T>>, 'shown' | 'close'>;
  /** The form of the page; null for a person who only reads. */
  form: { isDirty: boolean; leave: () => Promise<boolean> } | null;
}

/** The history of the open record, or of a deleted one that a link asks for. */
export function RecordHistories<T>({ historyOf, history, form }: RecordHistoriesProps<T>) {
  const deleted = useDeletedHistory();
  return (
    <>
      {history.shown && (
        <Described
          describe={() => historyOf(history.shown)}
          restoring={form ? { hasUnsavedWork: form.isDirty, leave: form.leave } : undefined}
          onClose={history.close}
        />
      )}
      {deleted.id && (
        <Described
          describe={() => historyOf(null)}
          deletedId={deleted.id}
          onClose={deleted.close}
        />
      )}
    </>
  );
}

interface DescribedProps extends Pick<RecordHistoryProps, ShownBy> {
  describe: () => Promise<DescribedRecord>;
}

function Described({ describe, ...props }: DescribedProps) {
  const [Part] = useState(() =>
    lazyPart<typeof props>(async () => {
      const record = await describe();
      return (shown) => <RecordHistory {...record} {...shown} />;
    }),
  );
  return <Part {...props} />;
}
