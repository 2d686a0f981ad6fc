import { useStaffLocale } from '@wabu/shared/i18n';
import { useMemo } from 'react';

const NO_BREAK = '\u00a0';

/** What is known of a picture without opening it. */
interface PictureDetails {
  size: number;
  /** Drawings have no pixels. */
  width?: number | null;
  height?: number | null;
  storedAt?: number;
}

/** `1600 × 900 · 240 kB · 21 nov 2026`, in the language of the words around it; lines break between facts. */
export function usePictureDetails() {
  const locale = useStaffLocale();
  return useMemo(() => createFormatter(locale), [locale]);
}

/** The formats are made once: a folder has hundreds of pictures, and each is told at every step of the keys. */
function createFormatter(locale: string) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const inUnit = (unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const [kilobytes, megabytes] = [inUnit('kilobyte'), inUnit('megabyte')];
  const weight = (bytes: number) =>
    bytes < 1_000_000
      ? kilobytes.format(Math.ceil(bytes / 1_000))
      : megabytes.format(bytes / 1_000_000);
  return ({ size, width, height, storedAt }: PictureDetails): string =>
    [
      width && height && `${width} × ${height}`,
      weight(size),
      storedAt !== undefined && date.format(storedAt),
    ]
      .filter((fact) => typeof fact === 'string')
      .map((fact) => fact.replaceAll(' ', NO_BREAK))
      .join(' · ');
}
