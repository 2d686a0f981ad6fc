import type { FrontendSummary, LanguageGaps } from '@wabu/shared/entities/frontend-summary';
import { type Language, languages } from '@wabu/shared/i18n/languages';
import { VisuallyHidden } from '@wabu/shared/ui';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './language-states.module.css';

type Gaps = FrontendSummary['languages'];

const states = ['missing', 'outdated', 'machine', 'complete'] as const;
type State = (typeof states)[number];

/** `machine`: every text is there and current, and at least one was translated by the machine. */
function stateOf(gaps: LanguageGaps = {}): State {
  return states.find((state) => state !== 'complete' && gaps[state]) ?? 'complete';
}

export function LanguageBars({ gaps }: { gaps: Gaps }) {
  const t = useFrontendsWords();
  const words = groupsOf(gaps).map(([state, group]) =>
    t(`list.states.${state}`, { languages: labelsOf(gaps, state, group) }),
  );
  return (
    <span className={styles.bars} data-hint>
      <VisuallyHidden>{words.join('. ')}</VisuallyHidden>
      {languages.map(({ code }) => (
        <Bar key={code} state={stateOf(gaps[code])} />
      ))}
    </span>
  );
}

export function LanguageStates({ gaps }: { gaps: Gaps }) {
  const t = useFrontendsWords();
  return (
    <ul className="wabu-stack wabu-gap-1">
      {groupsOf(gaps).map(([state, group]) => (
        <li key={state} className={styles.state}>
          <Bar state={state} />
          {t(`list.states.${state}`, { languages: labelsOf(gaps, state, group) })}
        </li>
      ))}
    </ul>
  );
}

const Bar = ({ state }: { state: State }) => (
  <span className={styles.bar} data-state={state} aria-hidden="true" />
);

/** Of texts that are missing with their number, as the panel of the publication says it. */
const labelsOf = (gaps: Gaps, state: State, group: readonly Language[]) =>
  group
    .map(({ code, label }) => (state === 'missing' ? `${label} ${gaps[code]?.missing}` : label))
    .join(', ');

function groupsOf(gaps: Gaps): [State, Language[]][] {
  return states
    .map((state): [State, Language[]] => [
      state,
      languages.filter(({ code }) => stateOf(gaps[code]) === state),
    ])
    .filter(([, group]) => group.length > 0);
}
