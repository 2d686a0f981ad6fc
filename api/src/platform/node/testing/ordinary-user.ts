/** The user id of `nobody`. */
const NOBODY = 65_534;

/** Runs `act` without root's rights: as `nobody` when the process is root, else as the present user. */
export async function asOrdinaryUser<T>(act: () => Promise<T>, id = NOBODY): Promise<T> {
  if (process.geteuid?.() !== 0) return act();
  process.setegid?.(id);
  process.seteuid?.(id);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}
