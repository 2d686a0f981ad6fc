import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { showToast } from '../feedback/toasts.ts';
import { useUiWords } from '../words/it.ts';

interface SaveOptions<Sent, Saved> {
  /** Saves of one scope are sent one after the other. */
  scope: string;
  /** Called again after a lost connection, so it must be idempotent. */
  send: (sent: Sent) => Promise<Saved>;
}

const MAX_RETRIES = 3;
const FIRST_RETRY_MS = 1_000;
const nobodyLeaves = () => undefined;

/** Saves a form (decision 0042): offline it waits for the network, a lost connection is retried, any response ends it. */
export function useSave<Sent, Saved>({ scope, send }: SaveOptions<Sent, Saved>) {
  const t = useUiWords();
  const current = useRef<AbortController>(undefined);
  const onWaiting = useRef<() => void>(nobodyLeaves);
  const sending = useMutation({
    mutationFn: ({ sent, signal }: { sent: Sent; signal: AbortSignal }) => {
      signal.throwIfAborted();
      return send(sent);
    },
    scope: { id: scope },
    retry: (failures, error) => failures < MAX_RETRIES && !isAnswered(error) && !isWithdrawn(error),
    retryDelay: (failures) => FIRST_RETRY_MS * 2 ** failures,
  });
  const isWaiting = sending.isPaused;

  async function save(sent: Sent): Promise<Saved> {
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    const answer = sending.mutateAsync({ sent, signal });
    // A withdrawn save rejects a second time when the network returns.
    answer.catch(() => undefined);
    return Promise.race([answer, rejectOn(signal)]);
  }

  /** Cancels a waiting save. A sent request cannot be cancelled. */
  function withdraw(): void {
    if (!isWaiting) return;
    current.current?.abort();
    sending.reset();
  }

  /** Saves before a navigation. Resolves to false, with a toast, when the save must wait for the network. */
  async function saveBeforeLeaving(start: () => Promise<boolean>): Promise<boolean> {
    const showReason = () => showToast({ text: t('save.offline') });
    if (isWaiting) {
      showReason();
      return false;
    }
    const waits = new Promise<false>((resolve) => {
      onWaiting.current = () => {
        showReason();
        resolve(false);
      };
    });
    const isSaved = await Promise.race([start(), waits]);
    onWaiting.current = nobodyLeaves;
    return isSaved;
  }

  useEffect(() => {
    if (isWaiting) onWaiting.current();
  }, [isWaiting]);
  const withdrawAtEnd = useEffectEvent(withdraw);
  useEffect(() => () => withdrawAtEnd(), []);

  return { save, withdraw, saveBeforeLeaving, isSaving: sending.isPending, isWaiting };
}

/** True for the rejection of a save that was withdrawn while it waited. */
export function isWithdrawn(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/** True for an error with a response of the server: a retry would get the same response. */
function isAnswered(error: unknown): boolean {
  const { status, cause } = (error ?? {}) as { status?: unknown; cause?: unknown };
  return typeof status === 'number' || (cause !== undefined && isAnswered(cause));
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
