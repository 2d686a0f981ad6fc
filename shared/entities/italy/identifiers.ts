export type TaxIdAdvice =
  | 'no-digits'
  | 'check-digit'
  | 'unknown-office'
  | 'not-a-tax-code'
  | 'impossible-date'
  | 'check-letter';

/** Digits 8 to 10 of a VAT number: the issuing office, 001–100, 120, 121, 888 or 999 (Agenzia delle Entrate). */
function isOffice(code: number): boolean {
  return (code >= 1 && code <= 100) || [120, 121, 888, 999].includes(code);
}

/** The check digit of a VAT number (Partita IVA) for its first ten digits, by the Luhn algorithm. */
export function companyCheckDigit(firstTen: string): number {
  let sum = 0;
  for (let at = 0; at < 10; at += 1) {
    const value = Number(firstTen[at]) * (at % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10;
}

/** The warning about a VAT number of eleven digits; null for a plausible one and for any other form. */
export function companyIdAdvice(id: string): TaxIdAdvice | null {
  if (!/^\d{11}$/.test(id)) return null;
  // Eleven zeros pass the check digit, and people type them to skip the field.
  if (/^0+$/.test(id)) return 'no-digits';
  if (companyCheckDigit(id) !== Number(id[10])) return 'check-digit';
  return isOffice(Number(id.slice(7, 10))) ? null : 'unknown-office';
}

/** Values of the characters at odd positions, 0–9 and then A–Z (D.M. 23/12/1976). */
const ODD = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const rankOf = (character: string) =>
  character <= '9' ? Number(character) : character.charCodeAt(0) - 65;

/** The check letter of a tax code (Codice Fiscale) for its first fifteen characters (D.M. 23/12/1976). */
export function personCheckLetter(firstFifteen: string): string {
  let sum = 0;
  for (let at = 0; at < 15; at += 1) {
    const rank = rankOf(firstFifteen[at] ?? '0');
    sum += at % 2 === 0 ? (ODD[rank] ?? 0) : rank;
  }
  return String.fromCharCode(65 + (sum % 26));
}

/** Letters that replace digits, from the right, when two people would have the same code (omocodia). */
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
  // The day of birth of a woman is stored plus 40.
  const day = written > 40 ? written - 40 : written;
  const last = month === 1 && year % 4 !== 0 ? 28 : (DAYS[month] ?? 0);
  return day >= 1 && day <= last;
}

/** The warning about a tax code of sixteen characters; null for a plausible one and for any other form. */
export function personIdAdvice(code: string): TaxIdAdvice | null {
  if (!/^[A-Z0-9]{16}$/.test(code)) return null;
  if (!PERSON.test(code)) return 'not-a-tax-code';
  if (!isPossibleDate(code)) return 'impossible-date';
  return personCheckLetter(code) === code[15] ? null : 'check-letter';
}

/** The warning about a tax id: a tax code for `Persona Fisica`, else a VAT number. Null when it is plausible. */
export function taxIdAdvice(tipologia: string, id: string): TaxIdAdvice | null {
  return tipologia === 'Persona Fisica' ? personIdAdvice(id) : companyIdAdvice(id);
}
