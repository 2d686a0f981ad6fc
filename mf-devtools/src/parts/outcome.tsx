import { Spinner } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { useDevtoolsWords } from '../words/devtools-words.ts';
import styles from './outcome.module.css';
import type { ActionState } from './use-action.ts';

interface OutcomeProps<Result> {
  state: ActionState<Result>;
  children: (result: Result) => ReactNode;
}

/** The state and result of an action, in a live region. */
export function Outcome<Result>({ state, children }: OutcomeProps<Result>) {
  const t = useDevtoolsWords();
  return (
    <div className={styles.outcome} aria-live="polite">
      {state.status === 'busy' && (
        <p className="wabu-row wabu-gap-2 wabu-muted">
          <Spinner /> {t('loading')}
        </p>
      )}
      {state.status === 'failed' && <p className="wabu-danger">{state.message}</p>}
      {state.status === 'done' && children(state.result)}
    </div>
  );
}
