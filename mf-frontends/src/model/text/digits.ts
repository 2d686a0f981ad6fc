/** The text with the digits of all scripts (Arabic-Indic, full-width) as ASCII digits. */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit);
}

/** Unicode orders the ten decimal digits of a script from zero to nine. */
function asciiDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0;
  const value = zero;
  while (value - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(value - zero);
}

const HAN_DIGITS = '零一二三四五六七八九';
const HAN_UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** The characters of Chinese numerals, for a regular expression. */
export const HAN_NUMERAL = '零〇一二三四五六七八九十百千两';

/** The value of ASCII digits or of a Chinese numeral up to 9,999 (`十二` → 12, `二〇二六` → 2026). */
export function readInteger(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const digits = [...text].map((sign) => hanDigit(sign));
  if (digits.every((digit) => digit >= 0)) return Number(digits.join(''));
  let sum = 0;
  let digit = 0;
  for (const sign of text) {
    const unit = HAN_UNITS[sign];
    if (unit === undefined) digit = hanDigit(sign);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}

/** -1 for a sign that is no digit. */
function hanDigit(sign: string): number {
  if (sign === '〇') return 0;
  return sign === '两' ? 2 : HAN_DIGITS.indexOf(sign);
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of a Roman numeral. */
export function readRoman(text: string): number {
  const values = [...text].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}
