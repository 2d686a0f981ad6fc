/** The user `nobody`. */
const NOBODY = 65_534;

/**
 * Runs with the rights of an ordinary user: root, who may do everything, becomes `nobody` for this long,
 * and anybody else stays who they are.
 */
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
