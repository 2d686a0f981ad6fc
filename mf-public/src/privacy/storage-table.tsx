import { analyticsProvider } from '@wabu/shared/page';
import { useDurations } from './durations.ts';
import { ResponsiveTable } from './responsive-table.tsx';
import { type Audience, stored } from './stored-names.ts';
import { usePrivacyWords } from './words/privacy-words.ts';

export function StorageTable({ audience }: { audience: Audience }) {
  const t = usePrivacyWords();
  const durations = useDurations();
  const rows = stored
    .filter((row) => row.audience === audience)
    .filter(({ facts }) => facts !== 'statistics' || analyticsProvider());
  return (
    <ResponsiveTable
      caption={t(audience === 'staff' ? 'table.staff' : 'table.caption')}
      columns={[t('table.purpose'), t('table.place'), t('table.duration')]}
      rows={rows.map(({ names, place, facts }) => ({
        name: t(`table.${facts}.purpose`),
        codes: names,
        cells: [t(`table.${place}`), t(`table.${facts}.duration`, durations)],
        condition: facts === 'statistics' ? 'measured' : undefined,
      }))}
    />
  );
}
