/** Public entry point of the interface for staff pages. Modules never import Chakra or Emotion themselves. */
import './primitives/primitives.css';

export { AddressText } from '../text/address-text.tsx';
export { Avatar } from './controls/avatar.tsx';
export { Button, Spinner } from './controls/button.tsx';
export * from './controls/icons.ts';
export { currentKeyHints, type KeyHint, keysOf, useKeyHints } from './controls/key-hints.ts';
export type { MenuAction } from './controls/menu-button.tsx';
export { menuItemAfter } from './controls/menu-button.tsx';
export { AccountLinkContext, PageHeader } from './controls/page-header.tsx';
export { Reveal } from './controls/reveal.tsx';
export { Toggle } from './controls/toggle.tsx';
export { ToolbarButton } from './controls/toolbar-button.tsx';
export { useHotkey } from './controls/use-hotkey.ts';
export { VisuallyHidden } from './controls/visually-hidden.tsx';
export type { ConflictItem } from './dialogs/conflict-dialog.tsx';
export { Dialog } from './dialogs/dialog.tsx';
export { type FieldError, useErrorsDialog } from './dialogs/errors-dialog.tsx';
export { lazyPart } from './dialogs/lazy-part.tsx';
export { useOverlay } from './dialogs/overlays.tsx';
export { useAlert, useFailureAlert } from './dialogs/use-alert.tsx';
export { useConfirm } from './dialogs/use-confirm.tsx';
export { useConflictDialog } from './dialogs/use-conflict-dialog.tsx';
export { useUnsavedQuestion } from './dialogs/use-unsaved-question.tsx';
export { Callout } from './feedback/callout.tsx';
export { useTimeFormat } from './feedback/format-time.ts';
export { SaveStatus } from './feedback/save-status.tsx';
export { Skeleton, useDelayed } from './feedback/skeleton.tsx';
export { timeAgo } from './feedback/time-ago.ts';
export { dismissToast, showToast, usePageToast } from './feedback/toasts.ts';
export { DraftBanner, DraftMark } from './forms/draft-banner.tsx';
export { FileInput } from './forms/file-input.tsx';
export { Input, Select, Textarea } from './forms/form-controls.tsx';
export { FormField } from './forms/form-field.tsx';
export type { FoundDraft } from './forms/local-draft.ts';
export { useDraftRecords } from './forms/use-draft-records.ts';
export { useLocalDraft } from './forms/use-local-draft.ts';
export { isWithdrawn, useSave } from './forms/use-save.ts';
export { DataList } from './grid/data-list.tsx';
export { type GridCell, type RowSelection, selectByPress } from './grid/grid-keys.ts';
export { ListStates, type ListStatesProps } from './grid/list-states.tsx';
export { type GridProps, type RowFocus, rowFocus, rowPlace, useGrid } from './grid/use-grid.ts';
export { LastChange } from './history/last-change.tsx';
export { type DescribedRecord, RecordHistories } from './history/record-histories.tsx';
export type { RecordHistoryProps, RestorableRecord } from './history/record-history.tsx';
export { useDeletedHistory, useHistoryLink, useOpenHistory } from './history/use-open-history.ts';
export { useUndoAction } from './history/use-undo-action.ts';
export { useAfterPress } from './lifecycle/after-press.ts';
export { onPageHide } from './lifecycle/on-page-hide.ts';
export { type Fragment, useFragment } from './lifecycle/use-fragment.ts';
export { useFragmentAction } from './lifecycle/use-fragment-action.ts';
export { useStableCallbacks } from './lifecycle/use-stable-callbacks.ts';
export { CardFacts, CardFailure } from './lists/card-facts.tsx';
export { EmptyState } from './lists/empty-state.tsx';
export { SearchField } from './lists/search-field.tsx';
export type { ListQuery } from './paged-lists/list-pages.ts';
export { applyChanges, type LoadedList } from './paged-lists/loaded-list.ts';
export { createRecordList, type RecordList } from './paged-lists/record-list.ts';
export { localRows, type RecordRows } from './paged-lists/record-rows.ts';
export { type FoundRecords, useFound, usePrepareOrder } from './paged-lists/use-found.ts';
export { type ListState, useList } from './paged-lists/use-list.ts';
export { RecordPresence } from './presence/record-presence.tsx';
export { formatCount } from './records/format-count.ts';
export { type OpenedRecord, openedRecords, useOpenedRecord } from './records/opened-records.ts';
export { Fact, RecordFacts, RecordGroup } from './records/record-group.tsx';
export { type ListPage, RecordsList, type ShownList } from './records/records-list.tsx';
export { RecordsPage } from './records/records-page.tsx';
export { SectionLinks } from './records/section-links.tsx';
export { TrashLink } from './records/trash-link.tsx';
export type {
  AfterSave,
  FormHost,
  FormResult,
  FormStart,
  RecordRoute,
  SaveAs,
  SavedRecord,
} from './records/use-form-slot.ts';
export { useListOrder } from './records/use-list-order.ts';
export { type ListPageState, useListState } from './records/use-list-state.ts';
export type { RecordRouting } from './records/use-outcome.ts';
export {
  RECORD_TITLE_ID,
  type RecordsPageOptions,
  useRecordsPage,
} from './records/use-records-page.ts';
export { type TableView, useTableView } from './records/use-table-view.ts';
export { Slot, SlotContext, type SlotRenderer } from './slot.tsx';
export { ProgressDialog } from './steps/progress-dialog.tsx';
export { type Step, type StepRun, useStepRun } from './steps/use-step-run.ts';
export { UiProvider } from './ui-provider.tsx';
export { bundledWords } from './words/bundled-words.ts';
