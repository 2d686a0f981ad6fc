import { ApiProblem } from '@wabu/api/client';
import { session } from '@wabu/shared/session';
import { useEffect, useRef, useState } from 'react';
import { type DevtoolsTranslate, useDevtoolsWords } from '../words/devtools-words.ts';

export type ActionState<Result> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; message: string }
  | { status: 'done'; result: Result };

interface ActionRules {
  needsToken?: boolean;
  /** Formats the message of a failure; default `Errore: …`. */
  explain?: (message: string, error: unknown) => string;
}

function causeOf(error: unknown, t: DevtoolsTranslate): string {
  if (error instanceof ApiProblem) return error.message;
  if (error instanceof DOMException && error.name === 'AbortError') return t('stopped');
  return t('unreachable');
}

/** An asynchronous action of a card: one run at a time, abortable, with its state. */
export function useAction<Args extends unknown[], Result>(
  act: (signal: AbortSignal, ...args: Args) => Promise<Result>,
  { needsToken = true, explain }: ActionRules = {},
) {
  const t = useDevtoolsWords();
  const [state, setState] = useState<ActionState<Result>>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (...args: Args): Promise<void> => {
    if (running.current) return;
    if (needsToken && !session.isStored()) {
      setState({ status: 'failed', message: t('noToken') });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setState({ status: 'busy' });
    try {
      setState({ status: 'done', result: await act(controller.signal, ...args) });
    } catch (error) {
      const message = causeOf(error, t);
      setState({ status: 'failed', message: explain?.(message, error) ?? t('error', { message }) });
    } finally {
      running.current = undefined;
    }
  };
  return {
    state,
    run,
    fail: (message: string) => setState({ status: 'failed', message }),
    cancel: () => running.current?.abort(),
  };
}
