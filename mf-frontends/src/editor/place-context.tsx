import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import type { Place } from '../model/publication/place.ts';

interface Places {
  /** The place to show; null when there is none, or once it is shown. */
  place: Place | null;
  request: (place: Place) => void;
  finish: () => void;
}

const noPlaces: Places = { place: null, request: () => undefined, finish: () => undefined };
const PlaceContext = createContext<Places>(noPlaces);

interface PlaceProviderProps {
  /** The place to show first. */
  initial: Place | null;
  children: ReactNode;
}

/** Lets the parts of the form ask each other to show a place. */
export function PlaceProvider({ initial, children }: PlaceProviderProps) {
  const [place, setPlace] = useState(initial);
  const finish = useCallback(() => setPlace(null), []);
  const places = useMemo(() => ({ place, request: setPlace, finish }), [place, finish]);
  return <PlaceContext value={places}>{children}</PlaceContext>;
}

/** A function that asks the form to show a place. */
export function useRequestPlace(): (place: Place) => void {
  return use(PlaceContext).request;
}

/** Calls `show` with each requested place. It returns true for a place of its own. */
export function usePlaceRequest(show: (place: Place) => boolean): void {
  const { place, finish } = use(PlaceContext);
  const attempt = useEffectEvent((wanted: Place) => show(wanted) && finish());
  useEffect(() => {
    if (place !== null) attempt(place);
  }, [place]);
}
