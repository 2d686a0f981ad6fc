import { folders } from '@wabu/shared/entities/files';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import type { Condition } from '../platform/platform.ts';
import type { UserScope } from './record-scope-repository.ts';
import type { SupplierScope } from './supplier-scope-repository.ts';

export const inList = 'IN (SELECT value FROM json_each(?))';

/** A picture is uploaded before its user is added. */
const PICTURE_MS = DAY_MS;

/** True for the entries of a person's files, whose paths hold the address, the tax id or the user name. */
export function isFileOf(scope: SupplierScope | UserScope): Condition {
  const { paths, since, until } = scope;
  return {
    condition: `entity = 'file' AND happened_at BETWEEN ? AND ?
      AND EXISTS (SELECT 1 FROM json_each(?) WHERE instr(record_id, value) = 1)`,
    args: [Math.max(0, since - PICTURE_MS), until, JSON.stringify(paths)],
  };
}

export const isTemplateOf = ({ historyIds }: SupplierScope): Condition => ({
  condition: `entity = 'template' AND record_id ${inList} AND label <> ''`,
  args: [JSON.stringify(historyIds)],
});

/** Entries of other records that hold one of the names as a whole value, such as the supplier of a frontend. */
export function isMentionOf({ names, id, frontendIds, historyIds }: SupplierScope): Condition {
  return {
    condition: `EXISTS (SELECT 1 FROM json_each(?)
        WHERE instr(difference, value))
      AND record_id <> ? AND record_id NOT ${inList}`,
    args: [
      JSON.stringify(names.map((name) => JSON.stringify(name))),
      id,
      JSON.stringify([...frontendIds, ...historyIds]),
    ],
  };
}

/** True for the rows of a person's files. */
export const isStoredFileOf = ({
  folders: own,
  avatars,
}: SupplierScope | UserScope): Condition => ({
  condition: `(folder ${inList} OR (folder = ? AND name ${inList}))`,
  args: [JSON.stringify(own), folders.avatars, JSON.stringify(avatars)],
});
