import { historyMessages } from '@wabu/shared/entities/history/history';
import type { Undone } from '@wabu/shared/entities/history/restore';
import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { kindOf, recordsOf, type Undo } from '../pipeline/app-records.ts';
import { authorOf } from '../store/author.ts';
import {
  type Group,
  groupsOf,
  latestOf,
  noUndo,
  oldestOf,
  requireUnchanged,
  requireUndo,
} from './batch-groups.ts';
import { readBatch, readDifferences, readEntriesOf } from './batch-repository.ts';
import { requireDeletable, undoRecords } from './undo-records.ts';

/** The records that one request reverses: those of some kinds are written together, others one by one. */
const MAX_OF_MANY = 250;
const MAX_RECORDS = 25;

/**
 * Reverses the entries of a batch by ordinary writes, in a batch of their own; of a large batch the next part behind
 * `after`. The first request checks before its first write that nobody has changed any of the records since, and every
 * request that each entry of its part can be reversed. Requests of one batch skip what it has reversed already. Throws
 * 404, 403, and 409 when something was changed since or cannot be undone.
 */
export async function undoBatch(
  c: Context<ApiEnv>,
  batch: string,
  after: number | undefined,
): Promise<Undone> {
  const { database } = c.get('platform');
  const own = authorOf(c).batch;
  const groups = groupsOf(await readBatch(database, batch));
  if (groups.length === 0) throw notFound(historyMessages.unknown);
  const rest = after === undefined ? groups : groups.filter((group) => latestOf(group) < after);
  const part = nextPart(c, rest);
  const checked = after === undefined ? groups : part;
  requireUndo(c, checked);
  await requireUnchanged(database, checked, [batch, own]);
  if (after === undefined) await requireNoneUsed(c, groups);
  const reversed = new Set(groupsOf(await readEntriesOf(database, own, part)).map(keyOf));
  const undos: Undo[] = [];
  for (const run of runsOf(
    c,
    part.filter((group) => !reversed.has(keyOf(group))),
  ))
    undos.push(
      kindOfContent(c, run[0])
        ? await undoRecords(c, run, [batch, own])
        : await undoEntry(c, run[0]),
    );
  const missing: string[] = [];
  for (const undo of undos) missing.push(...(await undo()));
  const left = rest.length - part.length;
  const last = part.at(-1);
  return {
    message: 'Modifica annullata',
    missing,
    total: groups.length,
    done: groups.length - left,
    next: left === 0 || last === undefined ? null : latestOf(last),
  };
}

/** The write that reverses a group of a batch that is no content of a record. Throws 404 and 409. */
async function undoEntry(c: Context<ApiEnv>, group: Group): Promise<Undo> {
  const { entity, recordId, kind } = group;
  const { publication, others } = recordsOf(c);
  const { undo } = (kind === 'publication' ? publication : others[entity]) ?? {};
  if (kind === 'other' || undo === undefined) throw noUndo();
  const { id } = oldestOf(group);
  const entries = await readDifferences(c.get('platform').database, [id]);
  const before = JSON.parse(entries.get(id)?.difference ?? '{}') as object;
  const write = await undo(c, { recordId, before });
  return async () => {
    await write();
    return [];
  };
}

const kindOfContent = (c: Context<ApiEnv>, { entity, kind }: Group) =>
  kind === 'content' ? recordsOf(c).kinds.get(entity) : undefined;

/** Records of a kind that an undo writes together. */
const isOfMany = (c: Context<ApiEnv>, group: Group) => kindOfContent(c, group)?.isBulk === true;

function nextPart(c: Context<ApiEnv>, groups: readonly Group[]): readonly Group[] {
  const other = groups.findIndex((group) => !isOfMany(c, group));
  const many = other < 0 ? groups.length : other;
  return groups.slice(0, Math.max(MAX_RECORDS, Math.min(many, MAX_OF_MANY)));
}

type Run = [Group, ...Group[]];

/** Groups of such a kind that follow each other are reversed together. */
function runsOf(c: Context<ApiEnv>, groups: readonly Group[]): Run[] {
  const runs: Run[] = [];
  for (const group of groups) {
    const run = runs.at(-1);
    if (
      run !== undefined &&
      isOfMany(c, run[0]) &&
      run[0].entity === group.entity &&
      isOfMany(c, group)
    )
      run.push(group);
    else runs.push([group]);
  }
  return runs;
}

/** Throws 409 when others name records that the undo of an import would delete. */
async function requireNoneUsed(c: Context<ApiEnv>, groups: readonly Group[]): Promise<void> {
  // Others of the batch may be those that name them.
  const [first] = groups;
  if (first === undefined || !groups.every((group) => isOfMany(c, group))) return;
  const created = groups.filter((group) => oldestOf(group).action === 'create');
  const ids = created.map(({ recordId }) => recordId);
  const kind = kindOf(c, first.entity);
  await requireDeletable(c, kind, await kind.store.read(c.get('platform').database, 'id', ids));
}

const keyOf = ({ kind, entity, recordId }: Group) => `${kind} ${entity} ${recordId}`;
