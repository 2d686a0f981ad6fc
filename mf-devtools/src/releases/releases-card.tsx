import { answer } from '@wabu/api/client';
import { seesPreviews, setPreviews } from '@wabu/shared/module';
import { Button, Toggle } from '@wabu/shared/ui';
import { useState } from 'react';
import { modules } from '../api/devtools-client.ts';
import { readRegistry } from '../modules/module-facts.ts';
import { Card } from '../parts/card.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { ReleaseHistory } from './release-history.tsx';
import { ReleasedModule } from './released-module.tsx';
import styles from './releases.module.css';

const load = (signal: AbortSignal) => answer(modules.$get(undefined, { init: { signal } }));

/** The module store: live version, stored versions and release log. */
export function ReleasesCard() {
  const t = useDevtoolsWords();
  const { state, run } = useAction(load);
  const [previews, setShown] = useState(seesPreviews);
  const registry = readRegistry();
  return (
    <Card title={t('releases.title')} wide>
      <p className={styles.quiet}>
        {registry?.signature ? t('releases.signed') : t('releases.unsigned')}
      </p>
      <Toggle
        label={t('releases.preview')}
        checked={previews}
        onChange={({ target }) => {
          setPreviews(target.checked);
          setShown(seesPreviews());
        }}
      />
      <div>
        <Button onClick={() => void run()} busy={state.status === 'busy'}>
          {t('releases.load')}
        </Button>
      </div>
      <Outcome state={state}>
        {({ modules: released, history }) => (
          <>
            {registry?.modules
              .filter(({ id }) => !released.some((module) => module.id === id))
              .map(({ id, version }) => (
                <p key={id}>
                  <b>{id}</b> <code>{version}</code>{' '}
                  <span className={styles.quiet}>{t('releases.builtIn')}</span>
                </p>
              ))}
            {released.map((module) => (
              <ReleasedModule key={module.id} module={module} />
            ))}
            <ReleaseHistory history={history} />
          </>
        )}
      </Outcome>
    </Card>
  );
}
