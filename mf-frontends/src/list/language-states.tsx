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
  const lines = useStateLines(gaps);
  return (
    <span className={styles.bars} data-hint>
      <VisuallyHidden>{lines.map(({ text }) => text).join('. ')}</VisuallyHidden>
      {languages.map(({ code }) => (
        <Bar key={code} state={stateOf(gaps[code])} />
      ))}
    </span>
  );
}

export function LanguageStates({ gaps }: { gaps: Gaps }) {
  return (
    <ul className="wabu-stack wabu-gap-1">
      {useStateLines(gaps).map(({ state, text }) => (
        <li key={text} className={styles.state}>
          <Bar state={state} />
          {text}
        </li>
      ))}
    </ul>
  );
}

const Bar = ({ state }: { state: State }) => (
  <span className={styles.bar} data-state={state} aria-hidden="true" />
);

/** The languages of each state, in the words of the panel of the publication. */
function useStateLines(gaps: Gaps): { state: State; text: string }[] {
  const t = useFrontendsWords();
  return states.flatMap((state) => {
    const group = languages.filter(({ code }) => stateOf(gaps[code]) === state);
    const missingOf = ({ code }: Language) => gaps[code]?.missing ?? 0;
    return [...new Set(group.map(missingOf))].map((missing) => {
      const some = group.filter((language) => missingOf(language) === missing);
      const named = some.map(({ label }) => label).join(', ');
      return { state, text: textOf(state, named, state === 'missing' ? missing : some.length) };
    });
  });

  function textOf(state: State, named: string, count: number): string {
    if (state === 'missing') return t('publication.lacks', { language: named, count });
    if (state === 'complete') return t('publication.ready', { languages: named, count });
    return t(`list.states.${state}`, { languages: named });
  }
}
