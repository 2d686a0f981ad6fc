/** Removes case and diacritics for searching: `salo` finds `Salò`. */
export function foldText(text: string): string {
  return withoutAccents(text.toLowerCase());
}

/** Removes diacritics. */
export function withoutAccents(text: string): string {
  // Most texts are ASCII, and `normalize` is about a hundred times slower than this test.
  return /^[\0-\x7f]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}
