import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Inputs, text areas and selects. */
export const controlRecipe = defineRecipe({
  className: 'wabu-control',
  base: {
    width: '100%',
    minWidth: 0,
    minHeight: 'var(--wabu-control)',
    paddingInline: '3',
    paddingBlock: '1',
    bg: 'surface',
    color: 'text',
    borderWidth: '1px',
    borderColor: 'line-control',
    borderRadius: 'md',
    transition: 'border-color var(--wabu-duration)',
    _hover: { borderColor: 'accent' },
    _placeholder: { color: 'text-muted', opacity: 1 },
    _invalid: { borderColor: 'danger', boxShadow: 'inset 0 0 0 1px var(--wabu-color-danger)' },
    _readOnly: { bg: 'sunken', borderStyle: 'dashed' },
    _disabled: { opacity: 0.6 },
    '&:is(textarea)': { minHeight: '6rem', paddingBlock: '2' },
  },
});
