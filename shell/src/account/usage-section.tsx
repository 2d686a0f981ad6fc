import { useQuery } from '@tanstack/react-query';
import { megabytesText } from '@wabu/shared/entities/measures/megabytes';
import { useStaffLocale } from '@wabu/shared/i18n';
import { readUsage } from './parts/account-client.ts';
import { Section } from './parts/section.tsx';
import { useAccountWords } from './words/it.ts';

/** «Spazio per i file»: how much the own uploads take of what a user may store. */
export function UsageSection() {
  const t = useAccountWords();
  const locale = useStaffLocale();
  const { data, isError } = useQuery({
    queryKey: ['own-usage'],
    queryFn: ({ signal }) => readUsage(signal),
    // A file may have been uploaded a moment ago.
    staleTime: 0,
    networkMode: 'always',
  });
  const size = (bytes: number) => megabytesText(bytes, locale);
  const own = data?.own;
  return (
    <Section title={t('usage.title')} text={t('usage.text')}>
      {own && (
        <p className="wabu-figures">
          {t('usage.of', { used: size(own.used), limit: size(own.limit) })}
        </p>
      )}
      {!own && isError && <p role="alert">{t('usage.failed')}</p>}
    </Section>
  );
}
