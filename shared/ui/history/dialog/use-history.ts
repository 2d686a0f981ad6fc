import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { changingActions } from '../../../entities/history/changing-actions.ts';
import type {
  HistoryDifference,
  HistoryEntity,
  HistoryEntry,
  HistoryPage,
} from '../../../entities/history/history.ts';
import type { RecordHistoryProps } from '../record-history.tsx';
import { addressOf, callApi, postJson } from './call-api.ts';

export interface OpenedRecord {
  id: string;
  version: number | null;
}

/** The id and version of a record. Its key is not in the address, because it may be a tax code. */
export async function openRecord({
  entity,
  recordKey,
  deletedId,
  restoring,
  loadVersion,
}: RecordHistoryProps): Promise<OpenedRecord> {
  if (deletedId !== undefined) return { id: deletedId, version: null };
  // The version first: a save after it is rejected, though its entry may be shown already.
  const version = restoring && loadVersion ? await loadVersion() : null;
  const { id } = await postJson<{ id: string }>('/api/d1/recordid', { entity, key: recordKey });
  return { id, version };
}

export function useEntries(entity: HistoryEntity, id: string | undefined) {
  return useInfiniteQuery({
    queryKey: ['history', entity, id, 'entries'],
    queryFn: ({ pageParam: after }) =>
      callApi<HistoryPage>(addressOf('/api/d1/history', { entity, id, after })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export type Point = number | 'now';

export interface Compared {
  from?: Point | undefined;
  to: Point;
}

export function useDifference(entity: HistoryEntity, id: string | undefined, compared: Compared) {
  const { from, to } = compared;
  return useQuery({
    queryKey: ['history', entity, id, 'difference', from, to],
    queryFn: () =>
      callApi<HistoryDifference>(addressOf('/api/d1/history/difference', { entity, id, from, to })),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Entries that left a version of the record which can still be read. */
export const leftVersion = ({ action, pruned }: HistoryEntry) =>
  changingActions.includes(action) && action !== 'delete' && !pruned;

/** True for the oldest save when no entry left the version before it, as of a record whose creation has none. */
export const isFirstSave = (entry: HistoryEntry, entries: readonly HistoryEntry[]) =>
  (entry.action === 'update' || entry.action === 'restore') &&
  entries.filter(leftVersion).at(-1)?.id === entry.id;
