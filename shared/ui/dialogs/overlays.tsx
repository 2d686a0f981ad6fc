import {
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';

interface Drawing {
  key: number;
  node: ReactNode;
}

let drawings: readonly Drawing[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

function show(next: readonly Drawing[]): void {
  drawings = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Draws what `useOverlay` opened. It stands once, in `UiProvider`. */
export function Overlays() {
  const shown = useSyncExternalStore(subscribe, () => drawings);
  return shown.map(({ key, node }) => <Fragment key={key}>{node}</Fragment>);
}

/** Draws a dialog and waits for its answer; `undefined` when the asking part is gone before one came. */
export type OpenOverlay = <T>(
  draw: (answer: (value: T) => void) => ReactNode,
) => Promise<T | undefined>;

/**
 * Dialogs as questions: `const yes = await open((answer) => <ConfirmDialog onAnswer={answer} … />)`.
 * They close with the part that asked, so that no answer acts on a page that is no longer there.
 */
export function useOverlay(): OpenOverlay {
  const mine = useRef(new Set<() => void>());
  useEffect(() => {
    const waiting = mine.current;
    return () => {
      for (const giveUp of waiting) giveUp();
    };
  }, []);
  return useCallback<OpenOverlay>((draw) => {
    return new Promise((resolve) => {
      lastKey += 1;
      const key = lastKey;
      const answer = (value?: Parameters<Parameters<typeof draw>[0]>[0]) => {
        mine.current.delete(giveUp);
        show(drawings.filter((drawing) => drawing.key !== key));
        resolve(value);
      };
      const giveUp = () => answer();
      mine.current.add(giveUp);
      show([...drawings, { key, node: draw(answer) }]);
    });
  }, []);
}
