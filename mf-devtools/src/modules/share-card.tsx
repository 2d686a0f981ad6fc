import { useState } from 'react';
import { Card } from '../parts/card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { sharedPackages } from './federation-runtime.ts';
import styles from './modules-card.module.css';
import { ScrollBox } from './scroll-box.tsx';

/** The shared packages of this tab with provider and consumers; warns about packages in two versions. */
export function ShareCard() {
  const t = useDevtoolsWords();
  const [packages] = useState(sharedPackages);
  const doubled = packages?.filter(
    ({ name }, index) => packages.findIndex((one) => one.name === name) !== index,
  );
  return (
    <Card title={t('shares.title')} wide>
      {packages ? (
        <>
          <p className="wabu-muted wabu-tiny">
            {doubled?.length === 0
              ? t('shares.single')
              : t('shares.doubled', { names: doubled?.map(({ name }) => name).join(', ') ?? '' })}
          </p>
          <ScrollBox>
            <table className={styles.table}>
              <thead>
                <tr>
                  {(['name', 'version', 'from', 'usedBy', 'state'] as const).map((column) => (
                    <th key={column} scope="col">
                      {t(`shares.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {packages.map(({ name, version, providedBy, usedBy, isLoaded, isSingleton }) => (
                  <tr key={`${name} ${version}`}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>
                      <code>{version}</code>
                    </td>
                    <td>{providedBy}</td>
                    <td>{usedBy.join(', ')}</td>
                    <td>
                      {t(isLoaded ? 'shares.loaded' : 'shares.waiting')}
                      {isSingleton && ` · ${t('shares.only')}`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </>
      ) : (
        <p>{t('shares.missing')}</p>
      )}
    </Card>
  );
}
