/** Public entry point of the interface for staff pages. Modules never import Chakra or Emotion themselves. */
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export * from './aliases.ts';
export { Avatar } from './controls/avatar.tsx';
export { Button } from './controls/button.tsx';
export * from './controls/icons.ts';
export { AccountLinkContext, PageHeader } from './controls/page-header.tsx';
export { Spinner } from './controls/spinner.tsx';
export { Toggle } from './controls/toggle.tsx';
export { ToolbarButton } from './controls/toolbar-button.tsx';
export { useHotkey } from './controls/use-hotkey.ts';
export type { ConflictItem } from './dialogs/conflict-dialog.tsx';
export { Dialog } from './dialogs/dialog.tsx';
export { type FieldError, useErrorsDialog } from './dialogs/errors-dialog.tsx';
export { useOverlay } from './dialogs/overlays.tsx';
export { useAlert } from './dialogs/use-alert.tsx';
export { useConfirm } from './dialogs/use-confirm.tsx';
export { useConflictDialog } from './dialogs/use-conflict-dialog.tsx';
export { useUnsavedQuestion } from './dialogs/use-unsaved-question.tsx';
export { Callout } from './feedback/callout.tsx';
export { useTimeFormat } from './feedback/format-time.ts';
export { SaveStatus } from './feedback/save-status.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export { dismissToast, showToast, usePageToast } from './feedback/toasts.ts';
export { useDelayed } from './feedback/use-delayed.ts';
export { DraftBanner } from './forms/draft-banner.tsx';
export { DraftMark } from './forms/draft-mark.tsx';
export { Input, Select, Textarea } from './forms/form-controls.tsx';
export { FormField } from './forms/form-field.tsx';
export type { FoundDraft } from './forms/local-draft.ts';
export { useDraftRecords } from './forms/use-draft-records.ts';
export { useLocalDraft } from './forms/use-local-draft.ts';
export { isWithdrawn, useSave } from './forms/use-save.ts';
export { LastChange } from './history/last-change.tsx';
export {
  RecordHistory,
  type RecordHistoryProps,
  type RestorableRecord,
} from './history/record-history.tsx';
export { useDeletedHistory } from './history/use-deleted-history.ts';
export { useHistoryLink } from './history/use-history-link.ts';
export { useUndoAction } from './history/use-undo-action.ts';
export { onPageHide } from './lifecycle/on-page-hide.ts';
export { useStableCallbacks } from './lifecycle/use-stable-callbacks.ts';
export { CardFacts } from './lists/card-facts.tsx';
export { DataList } from './lists/data-list.tsx';
export { EmptyState } from './lists/empty-state.tsx';
export { SearchField } from './lists/search-field.tsx';
export { type RowFocus, rowFocus } from './lists/use-row-focus.ts';
export type { ListQuery, ListSource } from './paged-lists/list-pages.ts';
export { createListLoader, type ListLoader } from './paged-lists/load-list.ts';
export { applyChanges, type LoadedList } from './paged-lists/loaded-list.ts';
export { type ListState, useList } from './paged-lists/use-list.ts';
export { type FoundRecords, useListSearch } from './paged-lists/use-list-search.ts';
export { RecordPresence } from './presence/record-presence.tsx';
export { Slot, SlotContext, type SlotRenderer } from './slot.tsx';
export { ProgressDialog } from './steps/progress-dialog.tsx';
export { type Step, type StepRun, useStepRun } from './steps/use-step-run.ts';
export { UiProvider } from './ui-provider.tsx';
