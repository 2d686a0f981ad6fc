/** Public entry point of the selection of records, and of actions on many of them. */
export { type BulkAction, BulkBar } from './bulk-bar.tsx';
export {
  BulkDialog,
  type BulkPlan,
  type BulkReport,
  type Rejection,
  type Report,
} from './bulk-dialog.tsx';
export { lineOf, useCounts } from './plan-lines.ts';
export { type Chosen, chosenHere, isChosen, readChosen } from './read-chosen.ts';
export { useListViews } from './use-list-views.ts';
export { useSelection } from './use-selection.ts';
export { type ManyWrites, writeMany } from './write-many.ts';
