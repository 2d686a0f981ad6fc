import { randomId } from '@wabu/shared/entities/random-id';
import { rejectionOfId } from '@wabu/shared/module/address';
import type { BuiltModule } from '@wabu/shared/module/registry';
import type { ReleaseOrder } from '@wabu/shared/module/releases';
import { deleteFolderRows, insertFileRow } from '../files/object-repository.ts';
import { httpProblem, malformed } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import type { Platform, Statement } from '../platform/platform.ts';
import { buildFolder, contentTypeOf } from './archive/build-path.ts';
import {
  liveStatements,
  requireDistinct,
  requireFits,
  type Sender,
  writeChange,
} from './go-live.ts';
import { pruneReleases } from './prune-releases.ts';
import {
  changeRegistry,
  findSameBytes,
  insertPreview,
  insertRelease,
  nextNumber,
  readLive,
  readLiveReleases,
  recordEvent,
  type StoredRelease,
  storeCheck,
} from './release-repository.ts';

type File = readonly [name: string, bytes: Uint8Array<ArrayBuffer>];
export type Files = Iterable<File> | AsyncIterable<File>;

/** A build that is to be released. */
export interface NewBuild {
  built: BuiltModule;
  size: number;
  /** Absent: they are stored later. */
  files?: Files;
}

/** A release as it goes live, and what stores it. */
interface Published {
  id: string;
  release: StoredRelease;
  isNew: boolean;
}

export interface SetAnswer {
  set: string;
  modules: { id: string; version: string; isNew: boolean }[];
}

/**
 * Stores builds, each under the next number of its module or under that of the same bytes, and makes them live, or
 * shows them to some users, in the same write: when that is refused, nothing of them is left.
 */
export async function publish(
  platform: Platform,
  builds: NewBuild[],
  { note, check, preview, expected, unchecked }: ReleaseOrder,
  sender: Sender,
): Promise<SetAnswer> {
  const { database } = platform;
  const ids = builds.map(({ built }) => built.id);
  requireDistinct(ids);
  await requireFreeIds(platform, ids);
  const set = randomId();
  const blobs: string[] = [];
  const statements: Statement[] = [];
  const members: Published[] = [];
  try {
    for (const { built, size, files } of builds) {
      const member = await numbered(platform, { built, size, note, by: sender.name });
      const { id, release, isNew } = member;
      const at = release.publishedAt;
      if (isNew) {
        release.check = check ?? null;
        const event = { at, actor: sender.name, id, action: 'publish', from: null } as const;
        statements.push(
          insertRelease(release),
          recordEvent({ ...event, to: release.version, note, set: null }),
          ...(files ? await storeFiles(platform, release, files, blobs) : []),
        );
      } else if (check) {
        release.check = check;
        statements.push(storeCheck(id, release.version, check));
      }
      members.push(member);
    }
    if (preview === undefined) {
      const change = { sender, note, set, expected, unchecked };
      statements.push(...(await liveStatements(platform, members, change)));
    } else {
      if (ids.some((id) => ['shell', 'public'].includes(id)) && preview.length > 0)
        throw malformed(
          'La shell e le pagine pubbliche sono uguali per tutti: non hanno anteprime',
        );
      if (preview.length > 0) requireFits(members, await readLiveReleases(database));
      for (const { id, release } of members)
        statements.push(...preview.map((user) => insertPreview(id, release.version, user)));
      statements.push(changeRegistry);
    }
    await writeChange(platform, statements);
  } catch (error) {
    await Promise.allSettled(blobs.map((blob) => platform.objects.delete(blob)));
    throw error;
  }
  for (const id of ids) await pruneReleases(platform, id);
  const answered = members.map(({ id, release, isNew }) => ({
    id,
    version: release.version,
    isNew,
  }));
  return { set, modules: answered };
}

/** The address, the namespaces and the slots of a module are those of its id. */
export async function requireFreeIds({ database }: Platform, ids: string[]): Promise<void> {
  const others = (await readLive(database)).map(({ id }) => id);
  for (const id of ids) {
    const rejection = id === 'shell' ? null : rejectionOfId(id, [...others, ...ids]);
    if (rejection !== null) throw httpProblem(409, 'in-use', rejection);
  }
}

async function numbered(
  { database, now }: Platform,
  { built, size, note, by }: { built: BuiltModule; size: number; note: string; by: string },
): Promise<Published> {
  const { id } = built;
  const digest = await digestOf(built);
  const known = await findSameBytes(database, id, digest);
  if (known !== null) return { id, release: known, isNew: false };
  const version = await nextNumber(database, id);
  const facts = { size, note, publishedBy: by, publishedAt: now(), check: null };
  return { id, release: { id, version, built, digest, ...facts }, isNew: true };
}

/** The same for the same bytes: the commit and its time are none. */
export const digestOf = ({ commit: _, at: __, ...bytes }: BuiltModule): Promise<string> =>
  sha256(JSON.stringify(bytes));

/** Writes that wait for the disk at the same time. */
const CONCURRENT_WRITES = 8;

/** Stores the objects of a release; their names are added to `blobs`. Returns the statements of the rows. */
export async function storeFiles(
  { objects, now }: Platform,
  { id, version, publishedBy }: StoredRelease,
  files: Files,
  blobs: string[],
): Promise<Statement[]> {
  const folder = buildFolder(id, version);
  const rows: Statement[] = [deleteFolderRows(folder)];
  let waiting: Promise<void>[] = [];
  for await (const [name, bytes] of files) {
    const hash = await sha256(bytes);
    const blob = await sha256(`${hash} ${randomId()}`);
    blobs.push(blob);
    const file = { folder, name, blob, type: contentTypeOf(name), etag: `"${hash.slice(0, 32)}"` };
    rows.push(insertFileRow({ ...file, size: bytes.byteLength }, publishedBy, now()));
    waiting.push(objects.put(blob, bytes));
    if (waiting.length < CONCURRENT_WRITES) continue;
    await Promise.all(waiting);
    waiting = [];
  }
  await Promise.all(waiting);
  return rows;
}
