import { lazy, type ReactNode, Suspense } from 'react';
import type { StepRun } from './use-step-run.ts';

export interface ProgressDialogProps {
  title: string;
  run: StepRun;
  /** Says how far the run is; default: «500 di 10.000». */
  text?: (run: StepRun) => string;
  /** Why the run has stopped, in the user's words; default: that the server does not answer. */
  explain?: (error: unknown) => string | undefined;
  /** Below the progress, for example what has been rejected so far. */
  children?: ReactNode;
  onStop: () => void;
  onResume: () => void;
  /** Closes the dialog of a run that has stopped. */
  onClose: () => void;
}

const Loaded = lazy(() =>
  import(/* webpackChunkName: "dialogs" */ './dialog/run-dialog.tsx').then(({ RunDialog }) => ({
    default: RunDialog,
  })),
);

/** The progress of a run of `useStepRun`, with a button that stops it. It cannot be closed while the run goes on. */
export function ProgressDialog(props: ProgressDialogProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
