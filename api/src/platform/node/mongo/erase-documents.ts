import type { AnyBulkWriteOperation, Collection } from 'mongodb';
import type { ErasedEntries } from '../../platform.ts';
import type { ChangeDocument } from './change-document.ts';

const EMPTIED = { label: null, difference: null, before: null, after: null };

/** Takes the contents of a person's entries out of the documents of every installation. */
export async function eraseDocuments(
  collection: Collection<ChangeDocument>,
  { records, files, entries, author }: ErasedEntries,
): Promise<void> {
  const operations: AnyBulkWriteOperation<ChangeDocument>[] = [
    ...records.map(({ entity, ids }) => emptied({ entity, recordId: { $in: ids } })),
    ...entries.map((entry) => emptied(entry)),
    ...files.paths.map((path) => ({
      updateMany: {
        filter: {
          entity: 'file',
          recordId: { $gte: path, $lt: `${path}\u{10FFFF}` },
          ...within(files),
        },
        update: { $set: { ...EMPTIED, recordId: '' } },
      },
    })),
  ];
  if (author !== null)
    operations.push({
      updateMany: {
        filter: { 'actor.name': { $in: author.names }, ...within(author) },
        update: { $set: { 'actor.name': author.replacement } },
      },
    });
  await collection.bulkWrite(operations);
}

/** Takes the contents out of all documents from before a time, and out of those of purged records. */
export async function pruneDocuments(
  collection: Collection<ChangeDocument>,
  before: number,
  purged: string[],
): Promise<void> {
  const hasContents = { label: { $ne: null } };
  await collection.bulkWrite([
    emptied({ ...hasContents, happenedAt: { $lt: new Date(before) } }),
    emptied({ ...hasContents, recordId: { $in: purged }, action: { $ne: 'purge' } }),
  ]);
}

const emptied = (filter: object): AnyBulkWriteOperation<ChangeDocument> => ({
  updateMany: { filter, update: { $set: EMPTIED } },
});

/** A name, and the path of a picture with it, may have been given again. */
const within = ({ since, until }: { since: number; until: number }) => ({
  happenedAt: { $gte: new Date(since), $lte: new Date(until) },
});
