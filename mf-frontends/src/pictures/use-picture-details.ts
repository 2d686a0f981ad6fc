import { useStaffLocale } from '@wabu/shared/i18n';
import { useMemo } from 'react';

interface PictureDetails {
  size: number;
  /** Null for SVG. */
  width?: number | null;
  height?: number | null;
  storedAt?: number;
}

export function usePictureDetails() {
  const locale = useStaffLocale();
  return useMemo(() => createFormatter(locale), [locale]);
}

/** The Intl formats are created once; the grid formats hundreds of pictures per render. */
function createFormatter(locale: string) {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const inUnit = (unit: 'kilobyte' | 'megabyte') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 });
  const [kilobytes, megabytes] = [inUnit('kilobyte'), inUnit('megabyte')];
  const weight = (bytes: number) =>
    bytes < 1_000_000
      ? kilobytes.format(Math.ceil(bytes / 1_000))
      : megabytes.format(bytes / 1_000_000);
  return ({ size, width, height, storedAt }: PictureDetails): string[] =>
    [
      width && height && `${width} × ${height}`,
      weight(size),
      storedAt !== undefined && date.format(storedAt),
    ].filter((fact) => typeof fact === 'string');
}
