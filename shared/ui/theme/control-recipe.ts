import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Two triangles side by side, in the colour of the text. */
const arrow =
  'linear-gradient(45deg, transparent 50%, currentcolor 50%), linear-gradient(135deg, currentcolor 50%, transparent 50%)';

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
    // The browser's own arrow stands at the very edge.
    '&:is(select)': {
      appearance: 'none',
      paddingInlineEnd: '5',
      backgroundImage: arrow,
      backgroundSize: '5px 5px',
      backgroundPosition: `right calc(0.75rem + 4px) center, right 0.75rem center`,
      backgroundRepeat: 'no-repeat',
      textOverflow: 'ellipsis',
      '&:dir(rtl)': { backgroundPosition: `left 0.75rem center, left calc(0.75rem + 4px) center` },
      '@media (forced-colors: active)': { appearance: 'auto', paddingInlineEnd: '3' },
    },
  },
});
