import { useEffect, useRef } from 'react';
import type { Undone } from '../../../entities/history/restore.ts';
import { RunDialog } from '../../steps/dialog/run-dialog.tsx';
import { useStepRun } from '../../steps/use-step-run.ts';
import { RejectedCall } from './call-api.ts';
import { useHistoryWords } from './words/it.ts';

interface UndoProgressProps {
  part: Undone;
  undo: (after: number) => Promise<Undone>;
  onEnd: (last: Undone) => void;
}

export function UndoProgress({ part, undo, onEnd }: UndoProgressProps) {
  const t = useHistoryWords();
  const { run, start, stop, resume } = useStepRun();
  const last = useRef(part);
  async function step(): Promise<number> {
    if (last.current.next !== null) last.current = await undo(last.current.next);
    return last.current.done;
  }
  const end = () => onEnd(last.current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const { total, done } = part;
    void start({ total, done, step }).then(({ state }) => state === 'done' && end());
  }, []);
  if (run === null) return null;
  return (
    <RunDialog
      title={t('undo.running')}
      run={run}
      explain={(error) => (error instanceof RejectedCall ? error.message : t('unreachable'))}
      onStop={stop}
      onResume={() => void resume()?.then(({ state }) => state === 'done' && end())}
      onClose={end}
    />
  );
}
