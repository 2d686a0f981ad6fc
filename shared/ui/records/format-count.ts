import type { useStaffLocale } from '../../i18n/index.ts';

/**
 * A count as `toLocaleString` writes it. Its first call takes a slow phone 80 ms, and the first view of the list has
 * a count.
 */
export function formatCount(count: number, locale: ReturnType<typeof useStaffLocale>): string {
  const digits = String(count);
  const isItalian = locale === 'it';
  // Italian writes four digits without a separator.
  if (isItalian && digits.length < 5) return digits;
  return digits.replace(/\B(?=(?:\d{3}){1,5}$)/g, isItalian ? '.' : ',');
}
