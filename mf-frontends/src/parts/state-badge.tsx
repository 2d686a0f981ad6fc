import { Bot, Circle, CircleDashed, Minus, RefreshCw, User } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DisplayState } from '../model/draft/display-state.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';
import styles from './state-badge.module.css';

const icons: Record<DisplayState, ComponentType<{ size?: number; 'aria-hidden'?: 'true' }>> = {
  missing: CircleDashed,
  machine: Bot,
  human: User,
  outdated: RefreshCw,
  default: Circle,
  unneeded: Minus,
};

export function StateBadge({ state, silent = false }: { state: DisplayState; silent?: boolean }) {
  const t = useFrontendsWords();
  const Icon = icons[state];
  return (
    <span className={styles.badge} data-state={state}>
      <Icon size={16} aria-hidden="true" />
      {!silent && t(`states.${state}`)}
    </span>
  );
}
