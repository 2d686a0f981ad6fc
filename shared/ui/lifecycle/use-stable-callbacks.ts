import { useEffect, useRef, useState } from 'react';

type Acts = Record<string, (...args: never[]) => unknown>;

/**
 * The same functions at every render, which do what the latest render would: parts that get them need
 * not be drawn again at every key, and a notice that outlives its render still acts on the page as it is.
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
