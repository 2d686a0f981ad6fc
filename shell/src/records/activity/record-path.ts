import {
  type ActivityEntity,
  type HistoryEntity,
  historyEntities,
} from '@wabu/shared/entities/history/history';
import { ADMIN_PATH } from '@wabu/shared/module';

/** True for a kind of records that have pages and histories; files and modules have none here. */
export const hasHistory = (entity: ActivityEntity): entity is HistoryEntity =>
  historyEntities.some((one) => one === entity);

/** The address that leads to a record by its id; `RecordPage` finds its page. */
export const recordPath = (entity: HistoryEntity, id: string) =>
  `${ADMIN_PATH}/record/${entity}/${encodeURIComponent(id)}`;

/** The fragment of that address that leads to the history of the record. */
export const HISTORY_HASH = '#history';

/** Where the section of a kind of records shows the history of a deleted one. */
export const deletedHistoryPath = (entity: HistoryEntity, id: string) =>
  `${ADMIN_PATH}/${entity}s#${new URLSearchParams({ deleted: id })}`;
