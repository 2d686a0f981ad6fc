import type { useStaffLocale } from '../../i18n/index.ts';

/** The first call of `toLocaleString` takes a slow phone 80 ms, and the first view has a count. */
export function formatCount(count: number, locale: ReturnType<typeof useStaffLocale>): string {
  const digits = String(count);
  const isItalian = locale === 'it';
  // Italian writes four digits without a separator.
  if (isItalian && digits.length < 5) return digits;
  return digits.replace(/\B(?=(?:\d{3}){1,5}$)/g, isItalian ? '.' : ',');
}
