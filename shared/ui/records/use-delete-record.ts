import { useMutation } from '@tanstack/react-query';
import { randomId } from '../../entities/random-id.ts';
import { useConfirm } from '../dialogs/use-confirm.tsx';
import { useResultToast } from './use-result-toast.ts';

export interface Deletion<T> {
  ask: (record: T) => Omit<Parameters<ReturnType<typeof useConfirm>>[0], 'danger'>;
  /** `batch`: the id by which it can be undone. */
  send: (record: T, batch: string) => Promise<unknown>;
  /** The text of the toast. */
  done: (record: T) => string;
  onDeleted: (record: T) => void;
  onFailed: (error: unknown) => Promise<void>;
}

/** Returns a function that asks, deletes a record, and offers the undo. */
export function useDeleteRecord<T>(deletion: Deletion<T>): (record: T) => Promise<void> {
  const confirm = useConfirm();
  const showResult = useResultToast();
  const deleting = useMutation({
    mutationFn: async ({ record, batch }: { record: T; batch: string }, { client }) => {
      // The page still shows the record, and would ask for the history of one that is gone.
      await client.cancelQueries({ queryKey: ['history'] });
      return deletion.send(record, batch);
    },
    networkMode: 'always',
  });
  return async (record) => {
    const isSure = await confirm({ ...deletion.ask(record), danger: true });
    if (!isSure || deleting.isPending) return;
    const batch = randomId();
    try {
      await deleting.mutateAsync({ record, batch });
    } catch (error) {
      return deletion.onFailed(error);
    }
    deletion.onDeleted(record);
    showResult({ text: deletion.done(record), batch });
  };
}
