import { withEffectiveUser } from '../settings/as-owner.ts';

/** The user id of `nobody`. */
const NOBODY = 65_534;

/** Runs `act` without root's rights: as `nobody` when the process is root, else as the present user. */
export function asOrdinaryUser<T>(act: () => Promise<T>, id = NOBODY): Promise<T> {
  return process.geteuid?.() === 0 ? withEffectiveUser({ uid: id, gid: id }, act) : act();
}
