import { useQuery } from '@tanstack/react-query';
import type { HistoryEntity, RecordIdentity } from '../../entities/history/history.ts';
import { isolated } from '../../i18n/label.ts';
import { authorizedFetch } from '../../session/index.ts';
import { useTimeFormat } from '../feedback/format-time.ts';
import { useUiWords } from '../words/it.ts';
import styles from './last-change.module.css';

interface LastChangeProps {
  entity: HistoryEntity;
  /** `PIVA`, `URL` or the name of a user. */
  recordKey: string;
  /** The shown version: another one asks again. Absent for records without versions. */
  version?: number;
}

/** As long as a record must be open for its presence: walking through a list asks nothing. */
const OPEN_AFTER_MS = 1_000;

/** «Modificato da anna il 23 nov 2026, 14:05»; without an answer, its place stays empty. */
export function LastChange({ entity, recordKey, version }: LastChangeProps) {
  const t = useUiWords();
  const format = useTimeFormat();
  const { data } = useQuery({
    queryKey: ['history', entity, recordKey, 'last-change', version],
    queryFn: async ({ signal }) => {
      await pause(OPEN_AFTER_MS, signal);
      return readLastChange(entity, recordKey, signal);
    },
    retry: false,
  });
  const { changedBy, changedAt } = data ?? {};
  return (
    <p className={styles.line}>
      {changedBy !== undefined &&
        changedAt !== undefined &&
        t('lastChange', { name: isolated(changedBy), time: format(changedAt) })}
    </p>
  );
}

/** Rejects when the record is left before. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** By POST: a key may be a tax code, which must not stand in an address. */
async function readLastChange(
  entity: HistoryEntity,
  key: string,
  signal: AbortSignal,
): Promise<Partial<RecordIdentity>> {
  const response = await authorizedFetch('/api/d1/recordid', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ entity, key }),
    signal,
  });
  return response.ok ? ((await response.json()) as RecordIdentity) : {};
}
