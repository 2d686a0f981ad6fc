import {
  BATCH_HEADER,
  type FieldPath,
  type HistoryDifference,
  type HistoryPage,
} from '../../../entities/history/history.ts';
import type { Undone as UndonePart } from '../../../entities/history/restore.ts';
import type { LastChange } from '../../../entities/problem.ts';
import { randomId } from '../../../entities/random-id.ts';
import { plainText } from '../../../entities/rich-text/plain-text.ts';
import { type Decisions, keyOf, startsWith } from '../../../tree/index.ts';
import { ConflictDialog, type ConflictItem } from '../../dialogs/conflict-dialog.tsx';
import type { useOverlay } from '../../dialogs/overlays.tsx';
import type { RestorableRecord } from '../record-history.tsx';
import { addressOf, callApi, postJson, RejectedCall } from './call-api.ts';
import { useValueText } from './field-difference.tsx';
import { UndoProgress } from './undo-progress.tsx';
import { useHistoryWords } from './words/it.ts';

type Field = HistoryDifference['fields'][number];
type Resolve = ReturnType<typeof useOverlay>;

interface UndoOptions {
  batch: string;
  /** The record whose fields a later save may have changed; absent for a creation or a deletion. */
  describe?: (() => Promise<RestorableRecord>) | undefined;
  resolve: Resolve;
  stopped?: StoppedUndo | undefined;
}

export interface StoppedUndo {
  own: string;
  part: UndonePart;
}

/** How a batch was undone: as a whole, in part, or beside a later save, in a batch of its own. */
export type Undone =
  | { batch: string; kept: Partial<LastChange> }
  | { stopped: StoppedUndo }
  | 'whole'
  | 'cancelled';

/** Throws `RejectedCall` for what has no fields to choose from. */
export async function undoBatch(options: UndoOptions): Promise<Undone> {
  const { batch, describe, resolve } = options;
  try {
    const own = options.stopped?.own ?? randomId();
    const undo = (after?: number) =>
      postJson<UndonePart>('/api/d1/undo', { batch, after }, { [BATCH_HEADER]: own });
    const part = options.stopped?.part ?? (await undo());
    if (part.next === null) return 'whole';
    const last = await resolve<UndonePart>((onEnd) => (
      <UndoProgress part={part} undo={undo} onEnd={onEnd} />
    ));
    return last?.next === null ? 'whole' : { stopped: { own, part: last ?? part } };
  } catch (error) {
    const isChanged = error instanceof RejectedCall && error.problem.code === 'changed-meanwhile';
    const merged = isChanged && describe && (await undoFields(batch, await describe(), resolve));
    if (!merged) throw error;
    return merged;
  }
}

/** Null when the batch is no single save of the record. */
async function undoFields(
  batch: string,
  record: RestorableRecord,
  resolve: Resolve,
): Promise<Undone | null> {
  const { entity, recordKey: key } = record;
  // Before the entries: a save after it is rejected.
  const version = await record.loadVersion();
  const { id, ...kept } = await postJson<{ id: string } & Partial<LastChange>>('/api/d1/recordid', {
    entity,
    key,
  });
  const { entries } = await callApi<HistoryPage>(addressOf('/api/d1/history', { entity, id }));
  const [entry, ...others] = entries.filter((one) => one.batch === batch);
  if (entry === undefined || others.length > 0) return null;
  if (entry.action !== 'update' && entry.action !== 'restore') return null;
  const differences = async (from: number | undefined, to: number | 'now') => {
    const query = { entity, id, from, to };
    return (await callApi<HistoryDifference>(addressOf('/api/d1/history/difference', query)))
      .fields;
  };
  const [own, since] = await Promise.all([
    differences(undefined, entry.id),
    differences(entry.id, 'now'),
  ]);
  const { free, conflicts } = compare(own, since);
  const choice =
    conflicts.length === 0
      ? {}
      : await resolve<Decisions | null>((onAnswer) => (
          <UndoConflict record={record} conflicts={conflicts} saved={kept} onAnswer={onAnswer} />
        ));
  if (!choice) return 'cancelled';
  const chosen = conflicts.map(({ path }) => path).filter((path) => choice[keyOf(path)] === 'mine');
  const fields = [...free, ...chosen];
  if (fields.length === 0) return 'cancelled';
  const undone = randomId();
  try {
    await postJson(
      '/api/d1/restore',
      { entity, id, entry: entry.id, before: true, fields },
      { 'If-Match': `"${version}"`, [BATCH_HEADER]: undone },
    );
  } catch (error) {
    if (!(error instanceof RejectedCall) || error.status !== 412) throw error;
    return undoFields(batch, record, resolve);
  }
  return { batch: undone, kept };
}

interface Conflict {
  path: FieldPath;
  before: unknown;
  /** The values that stand there now; more than one in the parts of a section. */
  now: unknown[];
}

/** The fields that only the undone save changed, and the conflicts. Fields that are back already are in neither. */
function compare(own: readonly Field[], since: readonly Field[]) {
  const free: FieldPath[] = [];
  const conflicts: Conflict[] = [];
  for (const { path, before } of own) {
    const later = since.filter((field) => isPart(field.path, path) || isPart(path, field.path));
    const now = later.map(({ after }) => after);
    if (later.length === 0) free.push(path);
    else if (JSON.stringify([before]) !== JSON.stringify(now))
      conflicts.push({ path, before, now });
  }
  return { free, conflicts };
}

/** True for a value inside another one; of a list, such as the order of the sections, only the list itself. */
const isPart = (path: FieldPath, whole: FieldPath) =>
  whole.length === 1 ? path.length === 1 && path[0] === whole[0] : startsWith(path, whole);

interface UndoConflictProps {
  record: RestorableRecord;
  conflicts: readonly Conflict[];
  saved: Partial<LastChange>;
  onAnswer: (choice: Decisions | null) => void;
}

function UndoConflict({ record, conflicts, saved, onAnswer }: UndoConflictProps) {
  const t = useHistoryWords();
  const textOf = useValueText();
  const { labelOf, drawValue = () => undefined } = record;
  const words = {
    title: t('undo.title'),
    titleOwn: t('undo.titleOwn'),
    text: t('undo.text'),
    mine: t('undo.mine'),
    theirs: t('undo.theirs'),
    save: t('undo.save'),
    back: t('undo.back'),
  };
  const items = conflicts.map(({ path, before, now }): ConflictItem => {
    const drawn = { mine: drawValue(path, before), theirs: drawValue(path, now[0]) };
    const isDrawn = drawn.mine !== undefined || drawn.theirs !== undefined;
    return {
      key: keyOf(path),
      label: labelOf(path),
      mine: plainText(textOf(before)),
      theirs: plainText(now.map(textOf).join('\n')),
      ...(isDrawn && { draw: (side) => drawn[side] }),
    };
  });
  return <ConflictDialog words={words} items={items} saved={saved} onAnswer={onAnswer} />;
}
