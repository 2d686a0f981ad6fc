/** Public entry point of the interface for staff pages. Modules never import Chakra or Emotion themselves. */
export { Box, type BoxProps } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export { chakra } from '@chakra-ui/react/styled-system';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export * from './aliases.ts';
export { Avatar } from './controls/avatar.tsx';
export { Button } from './controls/button.tsx';
export * from './controls/icons.ts';
export { PageHeader } from './controls/page-header.tsx';
export { Spinner } from './controls/spinner.tsx';
export { Toggle } from './controls/toggle.tsx';
export { ToolbarButton } from './controls/toolbar-button.tsx';
export { useHotkey } from './controls/use-hotkey.ts';
export { AlertDialog, type Message, useAlert } from './dialogs/alert-dialog.tsx';
export { ConfirmDialog, type Question, useConfirm } from './dialogs/confirm-dialog.tsx';
export {
  type ConflictChoice,
  ConflictDialog,
  type ConflictItem,
  useConflictDialog,
} from './dialogs/conflict-dialog.tsx';
export { Dialog, type DialogProps } from './dialogs/dialog.tsx';
export { ErrorsDialog, type FieldError, useErrorsDialog } from './dialogs/errors-dialog.tsx';
export { type OpenOverlay, useOverlay } from './dialogs/overlays.tsx';
export {
  type UnsavedAnswer,
  UnsavedDialog,
  useUnsavedQuestion,
} from './dialogs/unsaved-dialog.tsx';
export { Callout } from './feedback/callout.tsx';
export { SaveStatus } from './feedback/save-status.tsx';
export { Skeleton } from './feedback/skeleton.tsx';
export {
  dismissToast,
  showToast,
  type Toast,
  type ToastAction,
  usePageToast,
} from './feedback/toasts.ts';
export { useDelayed } from './feedback/use-delayed.ts';
export { DraftBanner } from './forms/draft-banner.tsx';
export { DraftMark } from './forms/draft-mark.tsx';
export { Input, Select, Textarea } from './forms/form-controls.tsx';
export { FormField, type FormFieldProps } from './forms/form-field.tsx';
export type { FoundDraft } from './forms/local-draft.ts';
export { useDraftRecords } from './forms/use-draft-records.ts';
export { useLocalDraft } from './forms/use-local-draft.ts';
export { isWithdrawn, useSave } from './forms/use-save.ts';
export { onPageHide } from './lifecycle/on-page-hide.ts';
export { useStableCallbacks } from './lifecycle/use-stable-callbacks.ts';
export { DataList, type DataListProps } from './lists/data-list.tsx';
export { EmptyState } from './lists/empty-state.tsx';
export { SearchField } from './lists/search-field.tsx';
export { type RowFocus, rowFocus } from './lists/use-row-focus.ts';
export { UiProvider } from './ui-provider.tsx';
