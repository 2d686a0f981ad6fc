import { analyticsProvider } from '@wabu/shared/page';
import type { ReactNode } from 'react';
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
      columns={[t('table.name'), t('table.place'), t('table.purpose'), t('table.duration')]}
      rows={rows.map(({ names, place, facts }) => ({
        name: names.length > 0 ? names.map(codeName) : t('table.statistics.name'),
        cells: [
          t(`table.${place}`),
          t(`table.${facts}.purpose`),
          t(`table.${facts}.duration`, durations),
        ],
        condition: facts === 'statistics' ? 'measured' : undefined,
      }))}
    />
  );
}

function codeName(name: string): ReactNode {
  return (
    <code key={name} dir="ltr">
      {name}
    </code>
  );
}
