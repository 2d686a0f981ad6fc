import type { ReactNode } from 'react';
import { usePrivacyWords } from '../page/public-words.ts';
import { FactTable } from './fact-table.tsx';
import { stored } from './stored-names.ts';

/** Everything that the site keeps in a browser: privacy and cookies show the same table. */
export function StorageTable() {
  const t = usePrivacyWords();
  return (
    <FactTable
      caption={t('table.caption')}
      columns={[t('table.name'), t('table.place'), t('table.purpose'), t('table.duration')]}
      rows={stored.map(({ names, place, facts }) => ({
        name: names.length > 0 ? names.map(codeName) : t('table.statistics.name'),
        facts: [t(`table.${place}`), t(`table.${facts}.purpose`), t(`table.${facts}.duration`)],
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
