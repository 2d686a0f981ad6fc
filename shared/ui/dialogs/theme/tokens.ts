import { defineTokens } from '@chakra-ui/react/styled-system';

const read = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: `var(--wabu-${prefix}-${name})` }]));

/** Maps the tokens of the dialog's recipe to the custom properties of tokens.css, which hold the values. */
export const tokens = defineTokens({
  colors: read('color', ['surface', 'text', 'backdrop']),
  spacing: read('space', ['1', '3', '4', '5']),
  radii: read('radius', ['lg']),
  fontSizes: read('text', ['lg']),
  fontWeights: read('weight', ['bold']),
  shadows: read('shadow', ['lg']),
  zIndex: read('layer', ['dialog']),
});
