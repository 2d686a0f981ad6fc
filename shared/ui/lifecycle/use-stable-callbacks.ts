import { useEffect, useRef, useState } from 'react';

type Acts = Record<string, (...args: never[]) => unknown>;

/** Stable functions that call those of the latest render: memoized children stay, a toast's action sees the current state. */
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
