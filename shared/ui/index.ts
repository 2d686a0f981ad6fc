/** The one door of the interface: modules draw with these parts, and never import Chakra themselves. */
export { Box, type BoxProps } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export { chakra } from '@chakra-ui/react/styled-system';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { AlertDialog, type Message, useAlert } from './alert-dialog.tsx';
export { Avatar } from './avatar.tsx';
export { Button } from './button.tsx';
export { Callout } from './callout.tsx';
export { ConfirmDialog, type Question, useConfirm } from './confirm-dialog.tsx';
export {
  type ConflictChoice,
  ConflictDialog,
  type ConflictItem,
  useConflictDialog,
} from './conflict-dialog.tsx';
export { Input, Select, Textarea } from './controls.tsx';
export { DataList, type DataListProps } from './data-list.tsx';
export { Dialog, type DialogProps } from './dialog.tsx';
export { DraftMark } from './draft-mark.tsx';
export { DraftNotice } from './draft-notice.tsx';
export { EmptyState } from './empty-state.tsx';
export { ErrorsDialog, type FieldError, useErrorsDialog } from './errors-dialog.tsx';
export { FormField, type FormFieldProps } from './form-field.tsx';
export * from './icons.ts';
export type { FoundDraft } from './local-draft.ts';
export { dismiss, type Notice, type NoticeAction, notify, usePageNotify } from './notify.ts';
export { type OpenOverlay, useOverlay } from './overlays.tsx';
export { PageHeader } from './page-header.tsx';
export { SaveStatus } from './save-status.tsx';
export { SearchField } from './search-field.tsx';
export { Skeleton } from './skeleton.tsx';
export { Spinner } from './spinner.tsx';
export { Toggle } from './toggle.tsx';
export { ToolbarButton } from './toolbar-button.tsx';
export { UiProvider } from './ui-provider.tsx';
export { type UnsavedAnswer, UnsavedDialog, useUnsavedQuestion } from './unsaved-dialog.tsx';
export { useDelayed } from './use-delayed.ts';
export { useDraftRecords } from './use-draft-records.ts';
export { useHotkey } from './use-hotkey.ts';
export { useLocalDraft } from './use-local-draft.ts';
export { type RowFocus, rowFocus } from './use-row-focus.ts';
export { isWithdrawn, useSave } from './use-save.ts';
export { useStable } from './use-stable.ts';
export { whenLeaving } from './when-leaving.ts';
