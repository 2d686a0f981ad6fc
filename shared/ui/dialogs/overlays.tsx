import { Fragment, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { create } from 'zustand';

interface Overlay {
  key: number;
  node: ReactNode;
}

const useOverlays = create<readonly Overlay[]>(() => []);
let lastKey = 0;

/** Renders what `useOverlay` opened. `UiProvider` contains it once. */
export function Overlays() {
  return useOverlays().map(({ key, node }) => <Fragment key={key}>{node}</Fragment>);
}

/** Renders a dialog and resolves to its answer; to `undefined` when the caller unmounts first. */
type OpenOverlay = <T>(render: (answer: (value: T) => void) => ReactNode) => Promise<T | undefined>;

/** `const yes = await open((answer) => <Dialog … />)`. Dialogs close when the component that opened them unmounts. */
export function useOverlay(): OpenOverlay {
  const opened = useRef(new Set<() => void>());
  useEffect(() => {
    const waiting = opened.current;
    return () => {
      for (const close of waiting) close();
    };
  }, []);
  return useCallback<OpenOverlay>((render) => {
    return new Promise((resolve) => {
      lastKey += 1;
      const key = lastKey;
      const answer = (value?: Parameters<Parameters<typeof render>[0]>[0]) => {
        opened.current.delete(close);
        useOverlays.setState((overlays) => overlays.filter((overlay) => overlay.key !== key), true);
        resolve(value);
      };
      const close = () => answer();
      opened.current.add(close);
      useOverlays.setState((overlays) => [...overlays, { key, node: render(answer) }], true);
    });
  }, []);
}
