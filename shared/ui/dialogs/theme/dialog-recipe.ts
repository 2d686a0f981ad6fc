import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const dialogRecipe = defineSlotRecipe({
  // Chakra's list of them loads all of its components.
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer'],
  className: 'wabu-dialog',
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'calc({zIndex.dialog} + var(--layer-index, 0))',
      bg: 'backdrop',
      animation: 'wabu-fade var(--wabu-duration) var(--wabu-ease)',
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'calc({zIndex.dialog} + var(--layer-index, 0))',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'center' },
      padding: { base: 0, sm: '4' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxHeight: '100%',
      overflow: 'hidden',
      outline: 0,
      bg: 'surface',
      color: 'text',
      borderTopRadius: 'lg',
      borderBottomRadius: { base: 0, sm: 'lg' },
      boxShadow: 'lg',
      animation: 'wabu-rise var(--wabu-duration) var(--wabu-ease)',
    },
    header: { paddingInline: '5', paddingBlockStart: '5', paddingBlockEnd: '3' },
    title: { fontSize: 'lg', fontWeight: 'bold' },
    body: { flex: '1', overflowY: 'auto', paddingInline: '5', paddingBlock: '1' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      paddingInline: '5',
      paddingBlockStart: '4',
      paddingBlockEnd: 'max({spacing.5}, env(safe-area-inset-bottom))',
    },
  },
});
