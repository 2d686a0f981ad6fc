import { answer } from '@wabu/api/client';
import type { ModulesState } from '@wabu/shared/module/releases';
import { Button } from '@wabu/shared/ui';
import { modules } from '../api/devtools-client.ts';
import { Card } from '../parts/card.tsx';
import { Outcome } from '../parts/outcome.tsx';
import { useAction } from '../parts/use-action.ts';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import { ReleaseHistory } from './release-history.tsx';
import { ReleasedModule } from './released-module.tsx';

const load = (signal: AbortSignal) =>
  answer<ModulesState>(modules.$get(undefined, { init: { signal } }));

/** What is live, the stored releases and the release log. */
export function ReleasesCard() {
  const t = useDevtoolsWords();
  const { state, run } = useAction(load);
  return (
    <Card title={t('releases.title')} wide>
      <div>
        <Button onClick={() => void run()} busy={state.status === 'busy'}>
          {t('releases.load')}
        </Button>
      </div>
      <Outcome state={state}>
        {({ modules: released, history }) => (
          <>
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
