import { useEffect, useRef, useState } from 'react';

type Acts = Record<string, (...args: never[]) => unknown>;

/**
 * Functions with a stable identity that call those of the latest render, so that memoized children do not render
 * again and a toast's action sees the current state.
 */
export function useStableCallbacks<T extends Acts>(acts: T): T {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState(() =>
    Object.fromEntries(
      Object.keys(acts).map((name) => [
        name,
        (...args: never[]) => latest.current[name]?.(...args),
      ]),
    ),
  );
  return stable as T;
}
