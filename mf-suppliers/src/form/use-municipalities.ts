import { useEffect, useState } from 'react';

type Places = typeof import('@wabu/shared/entities/italy/municipalities');

let loaded: Places | null = null;

/** The knowledge of Italian places, once it has arrived: nobody waits for advice. */
export function usePlaces(): Places | null {
  const [places, setPlaces] = useState(loaded);
  useEffect(() => {
    if (places) return;
    let gone = false;
    import('@wabu/shared/entities/italy/municipalities').then(
      (arrived) => {
        loaded = arrived;
        if (!gone) setPlaces(arrived);
      },
      // Without it the form has less to say, and works.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [places]);
  return places;
}
