import { useStaffLocale } from '../../i18n/index.ts';

/** A moment as staff read it: `22 nov 2026, 14:05`. */
export function useTimeFormat(): (milliseconds: number) => string {
  const locale = useStaffLocale();
  return (milliseconds) =>
    new Date(milliseconds).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}
