import { lazy } from 'react';

/** The export, loaded when somebody uses it. */
export const ExportDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ './export-dialog.tsx')).ExportDialog,
}));
