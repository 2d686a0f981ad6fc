import { inMegabytes } from '../files.ts';

/** From here on, the digit behind the point says nothing. */
const WHOLE_FROM_MB = 10;
const MIN_SHOWN_MB = 0.1;

/** A number of bytes as staff read it: `< 0,1 MB`, `3,4 MB`, `20.000 MB`. */
export function megabytesText(bytes: number, locale: string): string {
  const megabytes = inMegabytes(bytes);
  const maximumFractionDigits = megabytes < WHOLE_FROM_MB ? 1 : 0;
  const text = (value: number) => `${value.toLocaleString(locale, { maximumFractionDigits })} MB`;
  return bytes > 0 && megabytes < MIN_SHOWN_MB ? `< ${text(MIN_SHOWN_MB)}` : text(megabytes);
}
