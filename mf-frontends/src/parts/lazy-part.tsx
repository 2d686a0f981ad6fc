import { showToast } from '@wabu/shared/ui';
import { type ComponentType, lazy, useEffect, useState } from 'react';
import { useFrontendsWords } from '../words/frontends-words.ts';

interface Closable {
  onClose?: () => void;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * A component of the form that loads when it is first shown. Without a network the form stays as it is: a dialog
 * says so and closes, another part stays empty. Each time that it is shown again, it tries to load again.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  const again = (props: Props) => <LoadAgain load={load} props={props} />;
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: again }),
    ),
  );
}

interface LoadAgainProps<Props> {
  load: Load<Props>;
  props: Props;
}

function LoadAgain<Props extends object>({ load, props }: LoadAgainProps<Props>) {
  const t = useFrontendsWords();
  const { onClose }: Closable = props;
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is shown
  useEffect(() => {
    load().then(
      (component) => setLoaded(() => component),
      () => {
        if (!onClose) return;
        showToast({ kind: 'error', text: t('partFailed') });
        onClose();
      },
    );
  }, []);
  return Loaded ? <Loaded {...props} /> : null;
}
