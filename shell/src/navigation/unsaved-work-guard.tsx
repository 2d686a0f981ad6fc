import { hasUnsavedWork, unsavedWork } from '@wabu/shared/module';
import { showToast, useUnsavedQuestion } from '@wabu/shared/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useShellWords } from '../words/it.ts';
import type { PageHistory } from './page-history.ts';

/** Lets editors hand over what was typed last, and returns true if there is unsaved work then. */
function isLeavingUnsaved(): boolean {
  window.dispatchEvent(new Event('wabu:leaving'));
  return hasUnsavedWork();
}

/**
 * Returns a function that asks whether to save or discard unsaved work, and does it. It resolves to false
 * when the user stays or the save fails.
 */
export function useConfirmLeave(): () => Promise<boolean> {
  const ask = useUnsavedQuestion();
  const t = useShellWords();
  const isAsking = useRef(false);
  return useCallback(async () => {
    if (!isLeavingUnsaved()) return true;
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

/** Asks before unsaved work is lost: on links, the back button and closing the tab. */
export function UnsavedWorkGuard({ history }: { history: PageHistory }) {
  const confirmLeave = useConfirmLeave();
  useEffect(
    () =>
      history.guard((_destination, leave) => {
        if (!isLeavingUnsaved()) return true;
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

/** Listens to `beforeunload` only while work is unsaved, because the listener disables the back/forward cache. */
function blockTabCloseWhileUnsaved(): () => void {
  const block = (event: BeforeUnloadEvent) => event.preventDefault();
  const update = () => {
    window.removeEventListener('beforeunload', block);
    if (hasUnsavedWork()) window.addEventListener('beforeunload', block);
  };
  const unsubscribe = unsavedWork.subscribe(update);
  update();
  return () => {
    unsubscribe();
    window.removeEventListener('beforeunload', block);
  };
}
