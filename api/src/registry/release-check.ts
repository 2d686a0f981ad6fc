import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { isSignedWith, publicKeyOf, type SignedCheck } from '@wabu/shared/module/release-check';
import { httpProblem, malformed, notFound } from '../http/problem.ts';
import type { Platform } from '../platform/platform.ts';
import { findBuild, type StoredBuild, storeCheck } from './build-repository.ts';
import { isUnchecked } from './entries/registry-entry.ts';
import { wasLive } from './history-repository.ts';
import { changeRegistry } from './revision-repository.ts';

/** A clock that is ahead by more than this is wrong. */
const MAX_AHEAD_MS = 5 * MINUTE_MS;

interface Signer {
  name: string;
  /** The deploy token that the statement came with. */
  token: string;
}

/**
 * Stores the statement of a release check beside its build. Rejects one that another token signed (400), that
 * is of other bytes than the published ones, or of a build whose digest is not known (409).
 */
export async function addCheck(
  { database, now }: Platform,
  check: SignedCheck,
  { name, token }: Signer,
): Promise<void> {
  const { id, version, digest, checkedAt } = check;
  const build = await findBuild(database, id, version);
  if (build === null) throw notFound(`La versione ${version} di ${id} non esiste`);
  const publicKey = await publicKeyOf(token);
  if (!(await isSignedWith(check, publicKey)))
    throw malformed('La verifica deve essere firmata con il token di rilascio che la manda');
  if (Date.parse(checkedAt) > now() + MAX_AHEAD_MS)
    throw malformed("La verifica ha un'ora futura: controlla l'orologio di chi verifica");
  if (build.digest !== digest)
    throw httpProblem(
      409,
      'in-use',
      `È stata verificata un'altra build di ${id} ${version}: alza la versione, e rilascia quella`,
    );
  await database.write([
    storeCheck({ ...check, publicKey, signedBy: name }),
    ...changeRegistry(now()),
  ]);
}

/**
 * Where the installation requires release checks, rejects (409) a release that has none, also from the
 * operator. A version that was live before may return.
 */
export async function requireCheck(
  { database, settings }: Platform,
  build: StoredBuild,
): Promise<void> {
  if (!settings.requireReleaseCheck || !isUnchecked(build)) return;
  const { id, version } = build;
  if (await wasLive(database, id, version)) return;
  throw httpProblem(
    409,
    'in-use',
    `${id} ${version} non è verificata, e qui si attivano solo rilasci verificati: rilasciala con «npm run release» o «wabu release», che la verificano in un browser`,
  );
}
