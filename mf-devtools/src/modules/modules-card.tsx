import { useStaffLocale } from '@wabu/shared/i18n';
import { useState } from 'react';
import { Card } from '../parts/card.tsx';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { factsOf, type ModuleFacts, modulesOfTab } from './module-facts.ts';
import styles from './modules-card.module.css';
import { ScrollBox } from './scroll-box.tsx';

/** The modules of this tab with version, state, load time and size. */
export function ModulesCard() {
  const t = useDevtoolsWords();
  const [facts] = useState(() => modulesOfTab()?.map(factsOf));
  return (
    <Card title={t('modules.title')} wide>
      {facts ? (
        <ScrollBox>
          <table className={styles.table}>
            <thead>
              <tr>
                {(['id', 'version', 'state', 'time', 'size'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(`modules.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {facts.map((fact) => (
                <ModuleRow key={`${fact.module.id}/${fact.module.version}`} facts={fact} />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      ) : (
        <p>{t('modules.missing')}</p>
      )}
    </Card>
  );
}

function ModuleRow({ facts }: { facts: ModuleFacts }) {
  const t = useDevtoolsWords();
  const { module, state, loadMs, bytes, files, cachedFiles } = facts;
  const locale = useStaffLocale();
  const kb = (bytes / 1000).toLocaleString(locale, { maximumFractionDigits: 1 });
  return (
    <tr>
      <th scope="row">
        {module.id}
        <p className="wabu-muted wabu-tiny">
          {module.description?.slots?.map(({ slot }) => slot).join(', ')}
        </p>
      </th>
      <td>
        <code>{module.version}</code>
        <p className="wabu-muted wabu-tiny">{module.commit}</p>
        {module.misfit && <p className="wabu-danger">{module.misfit}</p>}
        {module.isPreview && <p className="wabu-muted wabu-tiny">{t('releases.trying')}</p>}
      </td>
      <td>{t(`modules.${state}`)}</td>
      <td>
        <bdi>{loadMs === undefined ? '—' : t('modules.ms', { ms: loadMs })}</bdi>
      </td>
      <td>
        <bdi>{files === 0 ? '—' : t('modules.kb', { kb, count: files })}</bdi>
        {cachedFiles > 0 && (
          <p className="wabu-muted wabu-tiny">{t('modules.cached', { count: cachedFiles })}</p>
        )}
      </td>
    </tr>
  );
}
