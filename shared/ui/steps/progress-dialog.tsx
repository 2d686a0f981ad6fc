import type { ReactNode } from 'react';
import { lazyPart } from '../dialogs/lazy-part.tsx';
import type { StepRun } from './use-step-run.ts';

export interface ProgressDialogProps {
  title: string;
  run: StepRun;
  /** Says how far the run is; default: «500 di 10.000». */
  text?: (run: StepRun) => string;
  /** Why the run has stopped, in the user's words; default: that the server does not answer. */
  explain?: (error: unknown) => string | undefined;
  children?: ReactNode;
  onStop: () => void;
  onResume: () => void;
  onClose: () => void;
}

/** The progress of a run of `useStepRun`, with a button that stops it. It cannot be closed while the run goes on. */
export const ProgressDialog = lazyPart<ProgressDialogProps>(
  async () => (await import(/* webpackChunkName: "dialogs" */ './dialog/run-dialog.tsx')).RunDialog,
);
