import { useEffect, useState } from 'react';

/** True once `active` has lasted for so many milliseconds, so that fast answers show no skeleton. */
export function useDelayed(active: boolean, milliseconds = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, milliseconds]);
  return active && late;
}
