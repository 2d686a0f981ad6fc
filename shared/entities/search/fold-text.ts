/** Removes case and diacritics for searching: `salo` finds `Salò`. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  // Most texts are ASCII, and `normalize` is about a hundred times slower than this test.
  return /^[\0-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '');
}
