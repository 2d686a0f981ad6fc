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
