import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import type { DisplayState } from '../model/draft/display-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import { StateBadge } from './state-badge.tsx';
import styles from './state-grid.module.css';

interface CellButtonProps {
  text: string;
  language: LanguageCode;
  state: DisplayState;
  onClick: () => void;
}

export function CellButton({ text, language, state, onClick }: CellButtonProps) {
  const t = useFrontendsWords();
  const { name } = languageOf(language);
  const words = t('states.cell', { text, language: name, state: t(`states.${state}`) });
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={words}
      title={words}
      onClick={onClick}
    >
      <StateBadge silent state={state} />
    </button>
  );
}
