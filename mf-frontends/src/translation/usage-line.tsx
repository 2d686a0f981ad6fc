import { useQuery } from '@tanstack/react-query';
import type { TranslatorUsage } from '@wabu/shared/entities/translations/translation-settings';
import { useStaffLocale } from '@wabu/shared/i18n';
import { formatCount } from '@wabu/shared/ui';
import { usageQuery } from '../api/translator-calls.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './usage-line.module.css';

export function UsageLine({ characters }: { characters?: number }) {
  const t = useFrontendsWords();
  const locale = useStaffLocale();
  const { data } = useQuery(usageQuery);
  if (data === undefined || data.service === null) return null;
  const { service, period } = data;
  const count = (value: number) => formatCount(value, locale);
  const left = leftToday(data);
  const isTooMuch = left !== null && characters !== undefined && characters > left;
  return (
    <p className={styles.usage} data-too-much={isTooMuch || undefined}>
      {period &&
        (period.limit === null
          ? t('translate.usage.month', { service, used: count(period.used) })
          : t('translate.usage.monthOf', {
              service,
              used: count(period.used),
              limit: count(period.limit),
            }))}{' '}
      {left !== null && t('translate.usage.left', { left: count(left) })}{' '}
      {isTooMuch && t('translate.usage.tooMuch')}
    </p>
  );
}

function leftToday({ period, today }: TranslatorUsage): number | null {
  const lefts = [
    today.limit === null ? null : today.limit - today.used,
    today.ownLimit === null ? null : today.ownLimit - today.own,
  ].filter((left) => left !== null);
  if (lefts.length === 0) return null;
  const ofMonth = period?.limit == null ? Number.POSITIVE_INFINITY : period.limit - period.used;
  return Math.max(0, Math.min(...lefts, ofMonth));
}
