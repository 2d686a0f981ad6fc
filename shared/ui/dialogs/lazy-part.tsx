import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { useUiWords } from '../words/it.ts';
import { Dialog } from './dialog.tsx';

interface Part<Props> {
  load: () => Promise<ComponentType<Props>>;
  placeholder: ReactNode;
  Loaded?: ComponentType<Props>;
}

/** A component that loads when it is first shown. What does not load leaves the page as it is, and can be tried again. */
export function lazyPart<Props extends object>(
  load: Part<Props>['load'],
  placeholder: ReactNode = null,
): ComponentType<Props> {
  const part: Part<Props> = { load, placeholder };
  return (props) => <LazyPart part={part} props={props} />;
}

function LazyPart<Props extends object>({ part, props }: { part: Part<Props>; props: Props }) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<'loaded' | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt loads again
  useEffect(() => {
    // Another place may have loaded it since this one was drawn.
    setOutcome(part.Loaded ? 'loaded' : null);
    if (part.Loaded) return;
    part.load().then(
      (component) => {
        part.Loaded = component;
        setOutcome('loaded');
      },
      () => setOutcome('failed'),
    );
  }, [attempt]);
  if (part.Loaded) return <part.Loaded {...props} />;
  if (outcome !== 'failed') return part.placeholder;
  return <NotLoaded {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function NotLoaded({ onClose, onRetry }: { onClose?: () => void; onRetry: () => void }) {
  const t = useUiWords();
  if (!onClose)
    return (
      <p role="alert">
        {t('partFailed')}. {t('partFailedText')}{' '}
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </p>
    );
  return (
    <Dialog
      width={400}
      title={t('partFailed')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button look="solid" onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      }
    >
      <p>{t('partFailedText')}</p>
    </Dialog>
  );
}
