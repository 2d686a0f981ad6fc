import type { Frontend } from '@wabu/shared/entities/frontend';
import {
  type Microsite,
  micrositeMessages,
  type Publication,
} from '@wabu/shared/entities/microsite';
import { supplierMessages } from '@wabu/shared/entities/supplier';
import type { Context } from 'hono';
import { currentFrontend, frontendKind } from '../../frontends/record/frontend-kind.ts';
import { publicHash } from '../../frontends/record/public-hash.ts';
import { withdrawMicrosite } from '../../frontends/record/publication-repository.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { retryOvertaken } from '../../platform/guarded-write.ts';
import {
  ConstraintError,
  OvertakenError,
  type Platform,
  type Statement,
} from '../../platform/platform.ts';
import { writeAndInvalidate } from '../../records/lists/write-and-invalidate.ts';
import { refOf } from '../../records/pipeline/define-record.ts';
import { authorOf } from '../../records/store/author.ts';
import { type Author, recordChange } from '../../records/store/change-repository.ts';
import type { Answer } from '../../records/store/with-idempotency-key.ts';
import { indexMicrosite } from '../search/index-microsite.ts';
import type { Content } from './compose-microsite.ts';
import {
  findPublicSupplier,
  findSnapshot,
  findStoredPublication,
  isPublishedAt,
  type PinnedPicture,
  publishStatements,
  type StoredPublication,
  updatePublicHash,
} from './microsite-repository.ts';
import { drawMissing, findPictures } from './stored-pictures.ts';

export interface PublicationAnswer extends Publication {
  URL: string;
  revision: number;
  /**
   * The revision of the snapshot that was public before, or of the one that was withdrawn: publishing it
   * again undoes the call. Null when nothing was public before: withdrawing undoes the call.
   */
  previous: number | null;
}

interface Request {
  URL: string;
  /** An earlier snapshot to publish again, instead of the record. */
  revision?: number | undefined;
}

/** Publishes a frontend's record, or an earlier snapshot of it. Throws 404, 409 and 412. */
export const publishFrontend = (
  c: Context<ApiEnv>,
  request: Request,
  expected: number | null,
  answered: Answer,
): Promise<PublicationAnswer> =>
  retryOvertaken(async () => {
    const platform = c.get('platform');
    const author = authorOf(c);
    const stored = await currentFrontend(c, request.URL, expected);
    const current = await findStoredPublication(platform.database, stored.id);
    const fresh = publicHash(stored.frontend, stored.supplierId);
    const snapshot =
      request.revision === undefined
        ? { ...(await snapshotOf(platform, stored)), publicHash: fresh }
        : await earlierSnapshot(platform, stored.id, request.revision);
    const { microsite, statements } = await newPublication(stored.id, snapshot, author, current);
    const { answer, statements: reply } = answered<PublicationAnswer>({
      URL: stored.frontend.URL,
      state: snapshot.publicHash === fresh ? 'published' : 'changed',
      languages: microsite.languages,
      publishedAt: microsite.updatedAt,
      publishedBy: author.name,
      revision: microsite.revision,
      previous: current?.state === 'published' ? current.snapshot : null,
    });
    try {
      await writeAndInvalidate(platform, LISTED, [
        ...statements,
        updatePublicHash(stored.id, stored.frontend.version, fresh),
        recordChange(author, {
          ...refOf(frontendKind, stored),
          action: 'publish',
          ...(current && { before: factsOf(current) }),
          after: factsOf({ ...microsite, state: 'published' }),
        }),
        ...reply,
      ]);
    } catch (error) {
      if (!(error instanceof ConstraintError)) throw error;
      if (error.constraint === 'microsites.url_key') throw addressTaken();
      // Another publication or the deletion of the frontend came first.
      throw isLostRace(error) ? new OvertakenError() : error;
    }
    // What a visitor sees first; a request for another picture draws it.
    if (microsite.cover !== null) await drawMissing(platform, microsite.cover);
    return answer;
  });

/** The snapshot that becomes public now, and the statements that publish it. */
export async function newPublication(
  frontendId: string,
  { content, publicHash, pictures }: NewSnapshot & { publicHash: string },
  author: Author,
  current: StoredPublication | null,
): Promise<{ microsite: Microsite; statements: Statement[] }> {
  const firstPublishedAt = current?.firstPublishedAt ?? author.at;
  const microsite: Microsite = {
    ...content,
    publishedAt: toIso(firstPublishedAt),
    updatedAt: toIso(author.at),
    revision: (current?.revision ?? 0) + 1,
  };
  const { cardOf } = await composing();
  const statements = publishStatements({
    frontendId,
    microsite,
    publicHash,
    pictures,
    card: cardOf(microsite),
    publishedBy: author.name,
    publishedAt: author.at,
    firstPublishedAt,
    previous: current?.snapshot ?? null,
  });
  return { microsite, statements: [...statements, ...indexMicrosite(frontendId, microsite)] };
}

/** Withdraws a microsite. Answers again for one that is withdrawn. Throws 404 and 412. */
export const unpublishFrontend = (
  c: Context<ApiEnv>,
  URL: string,
  expected: number | null,
): Promise<PublicationAnswer> =>
  retryOvertaken(async () => {
    const platform = c.get('platform');
    const author = authorOf(c);
    const stored = await currentFrontend(c, URL, expected);
    const current = await findStoredPublication(platform.database, stored.id);
    if (current === null) throw notFound(micrositeMessages.neverPublished);
    const withdrawn = { ...current, state: 'withdrawn' } as const;
    if (current.state === 'withdrawn') return toAnswer(stored.frontend, withdrawn);
    const after = { ...withdrawn, revision: current.revision + 1 };
    await writeAndInvalidate(platform, LISTED, {
      requires: [isPublishedAt(stored.id, current.revision)],
      statements: [
        recordChange(author, {
          ...refOf(frontendKind, stored),
          action: 'withdraw',
          before: factsOf(current),
          after: factsOf(after),
        }),
        withdrawMicrosite(stored.id),
      ],
    });
    return toAnswer(stored.frontend, after);
  });

/** Loaded on demand: the sanitizer is nearly half of the program. */
const composing = () => import('./compose-microsite.ts');

interface NewSnapshot {
  content: Content;
  pictures: PinnedPicture[];
}

/** What a frontend's record makes public. Throws 409 when it cannot be public in any language. */
export async function snapshotOf(
  platform: Platform,
  stored: { supplierId: string; frontend: Frontend },
): Promise<NewSnapshot> {
  if (stored.frontend.damaged !== undefined)
    throw httpProblem(409, 'incomplete', micrositeMessages.damaged);
  const supplier = await findPublicSupplier(platform.database, stored.supplierId);
  if (supplier === null) throw notFound(supplierMessages.notFound);
  const { composeMicrosite } = await composing();
  const { pictures, pinned } = await findPictures(platform, stored.frontend);
  const { content, missing } = composeMicrosite({ frontend: stored.frontend, supplier, pictures });
  if (content !== null) return { content, pictures: pinned };
  const lacksFiles = Object.values(missing).some((items) =>
    items.every(({ kind }) => kind === 'file'),
  );
  const message = lacksFiles ? micrositeMessages.missingFiles : micrositeMessages.incomplete;
  throw httpProblem(409, 'incomplete', message, { missing });
}

async function earlierSnapshot({ database }: Platform, frontendId: string, revision: number) {
  const found = await findSnapshot(database, frontendId, revision);
  if (found === null) throw notFound(micrositeMessages.noSnapshot);
  return { ...found, content: found.microsite };
}

const isLostRace = ({ constraint }: ConstraintError) =>
  constraint === 'reference' || constraint.startsWith('microsite_snapshots.');

const addressTaken = () =>
  httpProblem(409, 'duplicate', micrositeMessages.addressTaken, {
    errors: [{ field: 'URL', message: micrositeMessages.addressTaken }],
  });

const LISTED = ['frontends', 'microsites'] as const;

/** What the history says of a publication. */
const factsOf = ({
  state,
  revision,
  languages,
}: Pick<StoredPublication, 'state' | 'revision' | 'languages'>) => ({
  state,
  revision,
  languages,
});

const toIso = (milliseconds: number) => new Date(milliseconds).toISOString();

function toAnswer({ URL }: Frontend, publication: StoredPublication): PublicationAnswer {
  const { state, languages, publishedAt, publishedBy, revision, snapshot } = publication;
  return {
    URL,
    state,
    languages,
    publishedAt: toIso(publishedAt),
    publishedBy,
    revision,
    previous: snapshot,
  };
}
