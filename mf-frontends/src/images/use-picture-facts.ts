import { useFrontendsWords } from '../words/frontends-words.ts';

const NO_BREAK = '\u00a0';

/** What is known of a picture without opening it. */
interface PictureFacts {
  size: number;
  /** Drawings have no pixels. */
  width?: number | null;
  height?: number | null;
  storedAt?: number;
}

/** `1600 × 900 · 240 kB · 21 nov 2026`, in the language of the words around it; lines break between facts. */
export function usePictureFacts() {
  const t = useFrontendsWords();
  const locale = t('locale');
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return ({ size, width, height, storedAt }: PictureFacts): string =>
    [
      width && height && `${width} × ${height}`,
      weight(size, locale),
      storedAt !== undefined && date.format(storedAt),
    ]
      .filter((fact) => typeof fact === 'string')
      .map((fact) => fact.replaceAll(' ', NO_BREAK))
      .join(' · ');
}

function weight(bytes: number, locale: string): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.ceil(bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}
