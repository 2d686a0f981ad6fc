/**
 * What a tax id tells about itself, beyond its form. Advice for whoever types it: the specification
 * accepts every tax id of the right form, so nothing here may refuse one.
 */
export type TaxIdAdvice =
  | 'no-digits'
  | 'check-digit'
  | 'unknown-office'
  | 'not-a-tax-code'
  | 'impossible-date'
  | 'check-letter';

/** Provincial offices 001–100, and those that issue to foreigners and special subjects. */
function isOffice(code: number): boolean {
  return (code >= 1 && code <= 100) || [120, 121, 888, 999].includes(code);
}

/** The last digit that goes with the first ten: every second one counts double. */
export function companyCheckDigit(firstTen: string): number {
  let sum = 0;
  for (let at = 0; at < 10; at += 1) {
    const value = Number(firstTen[at]) * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** Advice on eleven digits; none when they can belong to somebody. */
export function companyIdAdvice(id: string): TaxIdAdvice | null {
  if (!/^\d{11}$/.test(id)) return null;
  // Zeros alone satisfy the formula, and are what people type to get on.
  if (/^0+$/.test(id)) return 'no-digits';
  if (companyCheckDigit(id) !== Number(id[10])) return 'check-digit';
  return isOffice(Number(id.slice(7, 10))) ? null : 'unknown-office';
}

/** Values of characters in odd places, 0–9 and then A–Z (a digit counts as the letter of its rank). */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const rankOf = (character: string) =>
  character <= '9' ? Number(character) : character.charCodeAt(0) - 65;

/** The last letter that goes with the first fifteen characters. */
export function personCheckLetter(firstFifteen: string): string {
  let sum = 0;
  for (let at = 0; at < 15; at += 1) {
    const rank = rankOf(firstFifteen[at] ?? '0');
    sum += at % 2 === 0 ? (ODD[rank] ?? 0) : rank;
  }
  return String.fromCharCode(65 + (sum % 26));
}

/** Two people whose codes would be the same get letters for digits, from the right. */
const SUBSTITUTES = 'LMNPQRSTUV';
const DIGIT = `[0-9${SUBSTITUTES}]`;
const PERSON = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);
const MONTHS = 'ABCDEHLMPRST';
// The year has two digits: a leap day may be one of either century.
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const digitsOf = (characters: string) =>
  Number(
    [...characters]
      .map((character) => (character <= '9' ? character : SUBSTITUTES.indexOf(character)))
      .join(''),
  );

function isPossibleDate(code: string): boolean {
  const year = digitsOf(code.slice(6, 8));
  const month = MONTHS.indexOf(code[8] ?? '');
  const written = digitsOf(code.slice(9, 11));
  // Women's days are written forty higher.
  const day = written > 40 ? written - 40 : written;
  const last = month === 1 && year % 4 !== 0 ? 28 : (DAYS[month] ?? 0);
  return day >= 1 && day <= last;
}

/** Advice on sixteen characters; none when they can be somebody's. */
export function personIdAdvice(code: string): TaxIdAdvice | null {
  if (!/^[A-Z0-9]{16}$/.test(code)) return null;
  if (!PERSON.test(code)) return 'not-a-tax-code';
  if (!isPossibleDate(code)) return 'impossible-date';
  return personCheckLetter(code) === code[15] ? null : 'check-letter';
}

/** Advice on a tax id of either kind. */
export function taxIdAdvice(tipologia: string, id: string): TaxIdAdvice | null {
  return tipologia === 'Persona Fisica' ? personIdAdvice(id) : companyIdAdvice(id);
}
