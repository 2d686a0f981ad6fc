/** Public entry point of the selection of records, and of actions on many of them. */
export {
  BulkDialog,
  type BulkPlan,
  type BulkReport,
  type Rejection,
  type Report,
} from './bulk-dialog.tsx';
export { type Chosen, readChosen } from './read-chosen.ts';
export { type SelectionAction, SelectionBar } from './selection-bar.tsx';
export { type Selection, useSelection } from './use-selection.ts';
export { useViews } from './use-views.tsx';
