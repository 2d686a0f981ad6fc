import { lazy } from 'react';

/** The import, loaded when somebody opens it. */
export const ImportDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "import" */ './import-dialog.tsx')).ImportDialog,
}));
