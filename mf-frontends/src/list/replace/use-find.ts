import { ApiProblem, answer } from '@wabu/api/client';
import type { FindTexts, FoundFrontend } from '@wabu/shared/entities/replace/find-texts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../api/frontends-client.ts';
import { countMatches } from '../../model/replace/choice.ts';
import { useFrontendsWords } from '../../words/frontends-words.ts';

/** Matches that are found at once; the browser holds them all. */
const MAX_MATCHES = 100_000;

export interface Finding {
  status: 'running' | 'done' | 'stopped' | 'full' | 'failed';
  frontends: readonly FoundFrontend[];
  searched: number;
  total: number;
  problem?: { field: string; message: string };
}

export function useFind() {
  const t = useFrontendsWords();
  const [finding, setFinding] = useState<Finding | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function find(search: FindTexts): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    let state: Finding = { status: 'running', frontends: [], searched: 0, total: 0 };
    const show = (change: Partial<Finding>) => {
      state = { ...state, ...change };
      if (running.current === controller) setFinding(state);
    };
    show({});
    try {
      let after: FindTexts['after'];
      let matches = 0;
      do {
        const { signal } = controller;
        const json = { ...search, after };
        const page = await answer(api.d1.findtexts.$post({ json }, { init: { signal } }));
        const frontends = [...state.frontends, ...page.frontends];
        const searched = state.searched + page.searched;
        matches += page.frontends.reduce((sum, { texts }) => sum + countMatches(texts), 0);
        after = page.next ?? undefined;
        const status = after === undefined ? 'done' : matches > MAX_MATCHES ? 'full' : 'running';
        show({ frontends, searched, total: page.total, status });
      } while (state.status === 'running');
    } catch (error) {
      if (controller.signal.aborted) show({ status: 'stopped' });
      else show({ status: 'failed', problem: problemOf(error, t('run.unreachable')) });
    }
  }

  return {
    finding,
    find: (search: FindTexts) => void find(search),
    stop: () => running.current?.abort(),
    clear() {
      running.current?.abort();
      running.current = null;
      setFinding(null);
    },
  };
}

function problemOf(error: unknown, unreachable: string) {
  if (!(error instanceof ApiProblem)) return { field: '', message: unreachable };
  const { errors, message } = error.problem;
  return errors?.[0] ?? { field: '', message };
}
