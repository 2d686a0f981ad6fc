import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { IconAlert } from '../controls/icons.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { EmptyState } from '../lists/empty-state.tsx';
import { useUiWords } from '../words/it.ts';

export interface ListStatesProps {
  status?: 'loading' | 'failed' | 'ready' | undefined;
  onRetry?: (() => void) | undefined;
  /** Shown instead of no rows. */
  empty?: ReactNode;
}

interface StatesOfRowsProps extends ListStatesProps {
  count: number;
  skeleton: { rows: number; rowHeight: number };
  children: () => ReactNode;
}

export function ListStates({ status = 'ready', count, skeleton, ...props }: StatesOfRowsProps) {
  const t = useUiWords();
  if (status === 'loading') return <Skeleton {...skeleton} />;
  if (status === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          icon={<IconAlert aria-hidden="true" />}
          title={t('list.failed')}
          action={props.onRetry && <Button onClick={props.onRetry}>{t('retry')}</Button>}
        />
      </div>
    );
  }
  if (count === 0) return props.empty ?? <EmptyState title={t('list.empty')} />;
  return props.children();
}
