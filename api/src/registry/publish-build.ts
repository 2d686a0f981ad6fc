import { randomId } from '@wabu/shared/entities/random-id';
import { insertFileRow } from '../files/object-repository.ts';
import type { Deployer } from '../http/env.ts';
import { httpProblem } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import { ConstraintError, type Platform, type Statement } from '../platform/platform.ts';
import type { Build } from './archive/build-archive.ts';
import { buildFolder, contentTypeOf } from './archive/build-path.ts';
import { insertBuild } from './build-repository.ts';
import { requireNames } from './entries/registry-entry.ts';
import { recordRelease } from './history-repository.ts';
import { readLiveShell, readShell } from './live-shell.ts';
import { readOwners } from './module-owners.ts';
import { insertClaim } from './ownership/claim-repository.ts';
import { requireClaims } from './ownership/require-claims.ts';

interface Publication {
  deployer: Deployer;
  /** The stored version of the shell that goes live with it; absent: the live one. */
  shell?: string | undefined;
}

/** Stores a build of a team, whose module then owns what the build claims. */
export async function publishOwned(
  platform: Platform,
  build: Build,
  { deployer, shell }: Publication,
): Promise<void> {
  const reading = shell === undefined ? readLiveShell(platform) : readShell(platform, shell);
  requireNames(build.built, await reading);
  const owners = await readOwners(platform);
  const claims = requireClaims(build.built, owners, deployer);
  const now = platform.now();
  const statements = claims.map((claim) => insertClaim(claim, deployer.name, now));
  await publishBuild(platform, build, deployer.name, statements);
}

type File = readonly [name: string, bytes: Uint8Array<ArrayBuffer>];

interface BuildToStore extends Pick<Build, 'built' | 'digest'> {
  files: Iterable<File> | AsyncIterable<File>;
}

/** Writes that wait for the disk at the same time. */
const CONCURRENT_WRITES = 8;

/**
 * Stores a build under its version. Objects come first, then all rows in one write, so a build is never
 * partial. Answers 409 when the version exists, or when `claims` meet another module's.
 */
export async function publishBuild(
  platform: Platform,
  { built, digest, files }: BuildToStore,
  publishedBy: string,
  claims: Statement[] = [],
): Promise<void> {
  const { id, version } = built;
  const now = platform.now();
  const blobs: string[] = [];
  const rows: Statement[] = [];
  let size = 0;
  const waiting: (() => Promise<void>)[] = [];
  const write = () => Promise.all(waiting.splice(0).map((put) => put()));
  try {
    for await (const [name, bytes] of files) {
      const hash = await sha256(bytes);
      const blob = await sha256(`${hash} ${randomId()}`);
      blobs.push(blob);
      size += bytes.byteLength;
      const etag = `"${hash.slice(0, 32)}"`;
      const file = {
        folder: buildFolder(id, version),
        name,
        blob,
        type: contentTypeOf(name),
        etag,
      };
      rows.push(insertFileRow({ ...file, size: bytes.byteLength }, publishedBy, now));
      waiting.push(() => platform.objects.put(blob, bytes));
      if (waiting.length === CONCURRENT_WRITES) await write();
    }
    await write();
    await platform.database.write([
      ...claims,
      insertBuild({ id, version, built, digest, size, publishedBy, publishedAt: now }),
      ...rows,
      recordRelease({
        at: now,
        actor: publishedBy,
        id,
        action: 'publish',
        from: null,
        to: version,
        note: built.commit ?? '',
      }),
    ]);
  } catch (error) {
    await Promise.allSettled(blobs.map((blob) => platform.objects.delete(blob)));
    if (!(error instanceof ConstraintError)) throw error;
    if (error.constraint.startsWith('module_claims'))
      throw httpProblem(
        409,
        'changed-meanwhile',
        'Un altro modulo ha preso un nome di questo nel frattempo: riprova',
      );
    throw httpProblem(409, 'exists', `La versione ${version} di ${id} esiste già e non si cambia`);
  }
}
