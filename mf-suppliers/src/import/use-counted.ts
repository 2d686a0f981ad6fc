import { useStaffLocale } from '@wabu/shared/i18n';

/** The values of counted words: `count` chooses the plural form, `number` is shown. */
export function useCounted(): (count: number) => { count: number; number: string } {
  const locale = useStaffLocale();
  return (count) => ({ count, number: count.toLocaleString(locale) });
}
