import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@wabu/api/client';
import type { MissingByLanguage } from '@wabu/shared/entities/microsite';
import { randomId } from '@wabu/shared/entities/random-id';
import { languageOf } from '@wabu/shared/i18n/languages';
import {
  isWithdrawn,
  useAlert,
  useConfirm,
  useFailureAlert,
  usePageToast,
  useSave,
} from '@wabu/shared/ui';
import { useRef, useState } from 'react';
import { frontendQuery } from '../api/frontend-calls.ts';
import {
  type PublicationAnswer,
  publishFrontend,
  unpublishFrontend,
} from '../api/publication-calls.ts';
import { useSteps } from '../parts/use-steps.ts';
import { useFrontendsWords } from '../words/frontends-words.ts';

interface PublicationOptions {
  url: string;
  version: number;
  /** Called after 412, when the newer version is loaded. */
  onNewer?: (() => void) | undefined;
}

type Done = 'publish' | 'withdraw';
type Step = Done | 'undo';

export function usePublication({ url, version, onNewer }: PublicationOptions) {
  const t = useFrontendsWords();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const showToast = usePageToast();
  const { send, missing, sending, step } = useSending(url, onNewer);
  const removeToast = useRef<() => void>(undefined);

  const currentVersion = (URL: string) =>
    queries.getQueryData(frontendQuery(URL).queryKey)?.version ?? version;

  async function undo(done: Done, URL: string, { previous }: PublicationAnswer) {
    const key = randomId();
    const target = { URL, version: currentVersion(URL) };
    const isBack = await send('undo', () =>
      done === 'publish' && previous === null
        ? unpublishFrontend(target)
        : publishFrontend({ ...target, key, ...(previous !== null && { revision: previous }) }),
    );
    if (isBack === null) return;
    removeToast.current = showToast({ text: t(`publication.undone.${done}`) });
  }

  function tell(done: Done, URL: string, answer: PublicationAnswer) {
    const languages = answer.languages.map((code) => languageOf(code).label).join(', ');
    const actions = [{ label: t('actions.undo'), onPress: () => void undo(done, URL, answer) }];
    const text = t(`publication.done.${done}`, { url: URL, languages });
    // Only the last step can be undone.
    removeToast.current?.();
    removeToast.current = showToast({ kind: 'success', text, actions });
  }

  /** By default the shown version. */
  async function publish(target = { URL: url, version }): Promise<void> {
    const { URL, version } = target;
    const key = randomId();
    const answer = await send('publish', () => publishFrontend({ URL, version, key }));
    if (answer === null) return;
    tell('publish', URL, answer);
  }

  async function withdraw(): Promise<void> {
    removeToast.current?.();
    const isSure = await confirm({
      danger: true,
      title: t('publication.question', { url }),
      detail: t('publication.questionDetail'),
      confirmLabel: t('publication.withdraw'),
    });
    if (!isSure) return;
    const answer = await send('withdraw', () => unpublishFrontend({ URL: url, version }));
    if (answer === null) return;
    tell('withdraw', url, answer);
  }

  return {
    publish,
    withdraw,
    step,
    isWaiting: sending.isWaiting,
    /** What the server found missing; it also knows about files. */
    missing,
  };
}

function useSending(url: string, onNewer: PublicationOptions['onNewer']) {
  const fail = useFailure(onNewer);
  const [missing, setMissing] = useState<MissingByLanguage | null>(null);
  const { save, ...sending } = useSave({
    scope: `publication/${url}`,
    send: (call: () => Promise<PublicationAnswer>) => call(),
  });
  const { step, attempt } = useSteps<Step>({
    changed: ['frontends'],
    onFail: async (error, failed) => {
      if (error instanceof ApiProblem) setMissing(error.problem.missing ?? null);
      if (!isWithdrawn(error)) await fail(failed, error);
    },
  });
  const send = (next: Step, call: () => Promise<PublicationAnswer>) =>
    attempt(next, () => {
      setMissing(null);
      return save(call);
    });
  return { send, missing, sending, step };
}

function useFailure(onNewer: PublicationOptions['onNewer']) {
  const t = useFrontendsWords();
  const alert = useAlert();
  const alertFailure = useFailureAlert();
  const queries = useQueryClient();
  return async (step: Step, error: unknown): Promise<void> => {
    const title = t(step === 'withdraw' ? 'publication.withdrawFailed' : 'publication.failed');
    const { status, problem } = error instanceof ApiProblem ? error : {};
    if (status === 403) return alert({ title: t('forbidden') });
    if (status !== 412) return alertFailure(title, error);
    await queries.invalidateQueries({ queryKey: ['frontends'] });
    onNewer?.();
    const who = problem?.changedBy ?? t('publication.somebody');
    return alert({ title, detail: t('publication.newer', { who }) });
  };
}
