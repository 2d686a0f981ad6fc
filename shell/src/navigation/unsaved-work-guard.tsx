import { hasUnsavedWork, unsavedWork } from '@wabu/shared/module';
import { showToast, useUnsavedQuestion } from '@wabu/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useShellWords } from '../words/shell-words.ts';
import type { PageHistory } from './page-history.ts';

/** Asks what becomes of unsaved work and does it; false when the user would rather stay. */
export function useConfirmLeave(): () => Promise<boolean> {
  const ask = useUnsavedQuestion();
  const t = useShellWords();
  const isAsking = useRef(false);
  return useCallback(async () => {
    if (!hasUnsavedWork()) return true;
    if (isAsking.current) return false;
    isAsking.current = true;
    try {
      const answer = await ask();
      if (answer === 'save' && !(await saveAll())) {
        showToast({ kind: 'error', text: t('unsaved.saveFailed') });
        return false;
      }
      if (answer === 'discard') discardAll();
      return answer !== 'stay';
    } finally {
      isAsking.current = false;
    }
  }, [ask, t]);
}

/** Holds back whatever would lose work: links, the browser's back, and the closing of the tab. */
export function UnsavedWorkGuard({ history }: { history: PageHistory }) {
  const confirmLeave = useConfirmLeave();
  useEffect(
    () =>
      history.guard((_destination, leave) => {
        if (!hasUnsavedWork()) return true;
        void confirmLeave().then((may) => may && leave());
        return false;
      }),
    [history, confirmLeave],
  );
  useEffect(blockTabCloseWhileUnsaved, []);
  return null;
}

async function saveAll(): Promise<boolean> {
  for (const work of Object.values(unsavedWork.getState())) {
    if (!(await work.save().catch(() => false))) return false;
  }
  return true;
}

function discardAll(): void {
  for (const work of Object.values(unsavedWork.getState())) work.discard();
}

/** The browser asks in its own words; only while it must, because the question costs the page its cache. */
function blockTabCloseWhileUnsaved(): () => void {
  const hold = (event: BeforeUnloadEvent) => event.preventDefault();
  const follow = () => {
    window.removeEventListener('beforeunload', hold);
    if (hasUnsavedWork()) window.addEventListener('beforeunload', hold);
  };
  const unsubscribe = unsavedWork.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    window.removeEventListener('beforeunload', hold);
  };
}
