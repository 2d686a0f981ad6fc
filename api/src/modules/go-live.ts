import { randomId } from '@wabu/shared/entities/random-id';
import { misfitOf } from '@wabu/shared/module/registry';
import type { LiveOrder, ReleaseEvent } from '@wabu/shared/module/releases';
import type { Deployer } from '../http/env.ts';
import { httpProblem, malformed, notFound } from '../http/problem.ts';
import { ConstraintError, type Platform, type Statement } from '../platform/platform.ts';
import {
  changeRegistry,
  deletePreviews,
  findRelease,
  PROGRAM,
  readLive,
  readLiveReleases,
  recordEvent,
  requireRevision,
  type StoredRelease,
  wasLive,
  writeLive,
} from './release-repository.ts';

/** Who changes what is live. */
export type Sender = Pick<Deployer, 'name' | 'isOperator'>;

/** What is live of a module afterwards; null: it is retired. */
export interface Member {
  id: string;
  release: StoredRelease | null;
}

export interface LiveChange extends Pick<LiveOrder, 'note' | 'unchecked'> {
  sender: Sender;
  set: string;
  /** The live release that the sender has read, by module. */
  expected?: Record<string, string | null> | undefined;
}

/** Makes stored releases live in one write, newer or older than the present ones. Returns the id of the set. */
export async function goLive(
  platform: Platform,
  { modules, note, unchecked }: LiveOrder,
  sender: Sender,
): Promise<string> {
  const set = randomId();
  const members = await Promise.all(
    modules.map(async ({ id, version }) => ({
      id,
      release: version === null ? null : await storedRelease(platform, id, version),
    })),
  );
  const read = modules.filter(({ expected }) => expected !== undefined);
  const expected = Object.fromEntries(read.map(({ id, expected = null }) => [id, expected]));
  const change = { note, unchecked, sender, set, expected };
  await writeChange(platform, await liveStatements(platform, members, change));
  return set;
}

/** Throws 404 when there is none. */
export async function storedRelease({ database }: Platform, id: string, version: string) {
  const release = await findRelease(database, id, version);
  if (release === null) throw notFound(`Il rilascio ${version} di ${id} non esiste`);
  return release;
}

/**
 * The statements that make the members live. Throws (409) when one of them does not fit the shell that is live
 * afterwards, was not checked, or was changed by somebody else.
 */
export async function liveStatements(
  platform: Platform,
  members: Member[],
  { sender, note, set, expected = {}, unchecked = false }: LiveChange,
): Promise<Statement[]> {
  const { database } = platform;
  requireDistinct(members.map(({ id }) => id));
  const present = await readLive(database);
  const before = await readLiveReleases(database);
  // An update of the program comes with a shell, whatever sections of teams there are.
  requireFits(members, before, sender.name === PROGRAM);
  const now = platform.now();
  const statements: Statement[] = [];
  for (const { id, release } of members) {
    const live = present.find((one) => one.id === id);
    const from = live?.version ?? null;
    if (Object.hasOwn(expected, id) && expected[id] !== from) throw conflict(id);
    if (release === null && live === undefined) throw notFound(`Di ${id} non è attivo niente`);
    if (release !== null && !(unchecked && sender.isOperator))
      await requireCheck(platform, release);
    const old = before.find((one) => one.id === id);
    const isBack = release && old && release.publishedAt < old.publishedAt;
    const action: ReleaseEvent['action'] =
      release === null ? 'retire' : isBack ? 'rollback' : 'live';
    const version = release?.version ?? null;
    statements.push(
      requireRevision(id, live?.revision ?? 0),
      writeLive({ id, version, changedBy: sender.name, changedAt: now }),
      deletePreviews(id),
      recordEvent({ at: now, actor: sender.name, id, action, from, to: version, note, set }),
    );
  }
  return [...statements, changeRegistry];
}

export function requireDistinct(ids: string[]): void {
  if (new Set(ids).size < ids.length) throw malformed('Un modulo è nominato due volte');
}

/** A release that was live before may always return. */
async function requireCheck({ database }: Platform, { id, version, check }: StoredRelease) {
  if (check !== null || (await wasLive(database, id, version))) return;
  throw httpProblem(
    409,
    'in-use',
    `${id} ${version} non ha superato la verifica: rilascialo con «release», che lo verifica in un browser; il gestore può aggiungere --unchecked`,
  );
}

/** Also of live modules that are none of the members, where they fitted the shell of before. */
export function requireFits(members: Member[], live: StoredRelease[], leavesBehind = false): void {
  const present = live.find(({ id }) => id === 'shell');
  const changed = members.find(({ id }) => id === 'shell');
  const shell = changed === undefined ? present : changed.release;
  if (shell === null) throw httpProblem(409, 'in-use', 'Senza shell non si apre nessuna pagina');
  if (shell === undefined) return;
  if (shell.built.contract === undefined)
    throw httpProblem(409, 'in-use', `La shell ${shell.version} è di un programma precedente`);
  const others = live.filter(
    ({ id, built }) =>
      !leavesBehind &&
      changed !== undefined &&
      present !== undefined &&
      misfitOf(built, present.built) === null &&
      members.every((member) => member.id !== id),
  );
  for (const { id, version, built } of [...members.map(({ release }) => release), ...others].filter(
    (one) => one !== null,
  )) {
    const misfit = id === 'shell' ? null : misfitOf(built, shell.built);
    if (misfit !== null)
      throw httpProblem(
        409,
        'in-use',
        `${id} ${version} non è adatto alla shell ${shell.version} (${misfit}): rilasciali insieme, o prima la shell`,
      );
  }
}

/** All or nothing: answers 409 when something has changed since it was read. */
export async function writeChange({ database }: Platform, statements: Statement[]): Promise<void> {
  try {
    await database.write(statements);
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    throw conflict('questi moduli');
  }
}

const conflict = (id: string) =>
  httpProblem(409, 'changed-meanwhile', `Un altro rilascio di ${id} è avvenuto nel frattempo`);
