import { lazyPart } from '@wabu/shared/ui';

/** The dialog of the ready answers, which few visits open. */
export const ReadyAnswersDialog = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "thread" */ './ready-answers-dialog.tsx'))
      .ReadyAnswersDialog,
);
