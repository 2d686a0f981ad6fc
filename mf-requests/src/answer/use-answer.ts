import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { VisitorRequest } from '@wabu/shared/entities/requests/request';
import type { RequestState } from '@wabu/shared/entities/requests/request-facts';
import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@wabu/shared/i18n/languages';
import { useUnsavedWork } from '@wabu/shared/module';
import { useSession } from '@wabu/shared/session';
import {
  type FormHost,
  isWithdrawn,
  useFailureAlert,
  useLocalDraft,
  usePageToast,
  useSave,
  useStableCallbacks,
  useUnsavedQuestion,
} from '@wabu/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { sendChange } from '../api/request-calls.ts';
import { useRequestWords } from '../words/request-words.ts';

export interface Answer {
  author: 'staff' | 'note';
  language: LanguageCode;
  html: string;
  /** In the visitor's language, by a machine; null without. */
  translation: string | null;
}

const empty: Answer = {
  author: 'staff',
  language: DEFAULT_LANGUAGE,
  html: '',
  translation: null,
};

const isWritten = ({ html }: Answer) => plainTextOf(html).trim() !== '';

/** What is written to a visitor, or noted: kept in this browser until it is sent, and not lost without a question. */
export function useAnswer(request: VisitorRequest, host: FormHost<VisitorRequest, never>) {
  const t = useRequestWords();
  const showToast = usePageToast();
  const fail = useFailureAlert();
  const { draft, read, clear, ...written } = useWritten(request);
  const { save, ...sending } = useSending(request);
  const { isSaving } = sending;

  function discard(): void {
    sending.withdraw();
    clear();
  }
  async function send(state?: RequestState): Promise<boolean> {
    const sent = read();
    if (sent === null || isSaving) return false;
    try {
      await save({ ...sent, state });
    } catch (error) {
      const isNewer = error instanceof ApiProblem && error.status === 412;
      if (!isWithdrawn(error)) await fail(t(isNewer ? 'failed.newer' : 'failed.send'), error);
      return false;
    }
    clear();
    showToast({ kind: 'success', text: t(`sent.${sent.author}`) });
    return true;
  }
  const saveFirst = () => sending.saveBeforeLeaving(() => send());
  useOpenAnswer(host, { isSaving, isDirty: written.isDirty, read, send, saveFirst, discard });
  return { ...written, ...sending, draft, send };
}

/** The values of the form, and their drafts. */
function useWritten({ id, version }: VisitorRequest) {
  const { user } = useSession();
  const [answer, setShown] = useState(empty);
  // The editor reports the last letters in the same event as a key that sends them.
  const latest = useRef(answer);
  // Another number makes the editor begin again.
  const [visit, setVisit] = useState(0);
  const read = () => (isWritten(latest.current) ? latest.current : null);
  const draft = useLocalDraft<Answer>({
    key: user && `${user.username}/request/${id}`,
    version,
    read,
  });
  function set(next: Answer): void {
    latest.current = next;
    setShown(next);
  }
  function restart(next: Answer): void {
    set(next);
    setVisit(visit + 1);
  }
  return {
    answer,
    isDirty: isWritten(answer),
    visit,
    read,
    /** A translation is one of the text that it was made of. */
    change: (change: Partial<Answer>) => set({ ...latest.current, translation: null, ...change }),
    clear() {
      draft.remove();
      restart(empty);
    },
    draft: {
      ...draft,
      recover(found: Parameters<typeof draft.recover>[0]) {
        draft.recover(found);
        restart(found.value);
      },
    },
  };
}

function useSending({ id, language }: VisitorRequest) {
  const queries = useQueryClient();
  return useSave({
    scope: `request ${id}`,
    send({ translation, state, ...written }: Answer & { state?: RequestState | undefined }) {
      const translated = translation !== null && { translation: { language, html: translation } };
      const message = { ...written, ...translated };
      return sendChange(queries, { id, message, ...(state && { state }) });
    },
  });
}

interface OpenAnswer {
  isSaving: boolean;
  isDirty: boolean;
  read: () => Answer | null;
  send: () => Promise<boolean>;
  saveFirst: () => Promise<boolean>;
  discard: () => void;
}

/** Reports the answer to the page and the shell, which ask before it is lost. */
function useOpenAnswer({ show }: FormHost<VisitorRequest, never>, open: OpenAnswer): void {
  const { isSaving, isDirty, read, send, saveFirst, discard } = open;
  const askAboutUnsaved = useUnsavedQuestion();
  const actions = useStableCallbacks({
    save: () => send(),
    saveAsNew: async () => false,
    async leave(): Promise<boolean> {
      const choice = read() === null ? 'discard' : await askAboutUnsaved();
      if (choice === 'save') return saveFirst();
      if (choice === 'discard') discard();
      return choice === 'discard';
    },
    cancel: () => null,
  });
  useUnsavedWork(isDirty, { save: saveFirst, discard });
  useLayoutEffect(
    () => show({ ...actions, isSaving, isDirty }),
    [show, actions, isSaving, isDirty],
  );
  useLayoutEffect(() => () => show(null), [show]);
}
