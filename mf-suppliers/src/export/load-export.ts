import { lazyPart } from '@wabu/shared/ui';

/** The export, loaded when somebody uses it. */
export const ExportDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "import" */ './export-dialog.tsx')).ExportDialog,
);
