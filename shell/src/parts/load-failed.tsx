import { Button, EmptyState } from '@wabu/shared/ui';
import type { ReactNode } from 'react';
import { useShellWords } from '../words/it.ts';

interface LoadFailedProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  onRetry: () => void;
}

/** In place of what could not be loaded. */
export function LoadFailed({ onRetry, ...shown }: LoadFailedProps) {
  const t = useShellWords();
  return (
    <div role="alert">
      <EmptyState {...shown} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
    </div>
  );
}
