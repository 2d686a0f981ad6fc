const alphabets = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзиклмнопрстуфхцчшщъыьэюя',
  'אבגדהוזחטיכלמנסעפצקרשת',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويء',
];

/** Shorter words have too many neighbours. */
const MIN_LENGTH = 4;
const MAX_LENGTH = 24;

/**
 * All words at one typing error from a folded word: a letter missing, too many, wrong, or two exchanged. With
 * `last`, only those with the error at that place (from 0) or before it.
 */
export function typosOf(word: string, last: number = word.length): string[] {
  const letters = [...word];
  if (letters.length < MIN_LENGTH || letters.length > MAX_LENGTH) return [];
  const alphabet = alphabets.find((one) => one.includes(letters[0] ?? '')) ?? '';
  const found = new Set<string>();
  for (let at = 0; at <= Math.min(letters.length, last); at += 1) {
    const before = letters.slice(0, at).join('');
    const after = letters.slice(at).join('');
    const rest = letters.slice(at + 1).join('');
    for (const letter of alphabet) {
      found.add(before + letter + after);
      if (at < letters.length) found.add(before + letter + rest);
    }
    if (at === letters.length) continue;
    found.add(before + rest);
    const next = letters[at + 1];
    if (next !== undefined) found.add(before + next + letters[at] + letters.slice(at + 2).join(''));
  }
  found.delete(word);
  return [...found];
}
