import { useEffect } from 'react';
import { requestIdle } from '../../page/request-idle.ts';
import { importRest, type RecordList } from './record-list.ts';

const QUIET_MS = 500;

/** The part of a loader that the stored page needs. */
export type AnsweredLoader = Pick<RecordList<unknown, unknown, string>, 'lastAnswer'>;

/** Stores the page of a list as it is shown, for the first paint of its next visit: see `StoredPage`. */
export function useStoredPage(loader: AnsweredLoader | undefined, isListAlone: boolean): void {
  // Without dependencies: each render may have changed the page.
  useEffect(() => {
    if (!loader || !isListAlone) return;
    let cancel: (() => void) | undefined;
    const timer = setTimeout(() => {
      cancel = requestIdle(() => {
        const answer = loader.lastAnswer();
        // Another address shows a record, a search or another order.
        if (answer && !location.search && !location.hash)
          importRest()
            .then((rest) => rest.storePage(answer))
            .catch(() => undefined);
      });
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      cancel?.();
    };
  });
}
