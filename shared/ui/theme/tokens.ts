import { defineTokens } from '@chakra-ui/react/styled-system';

const read = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: `var(--wabu-${prefix}-${name})` }]));

const colours = [
  'surface',
  'sunken',
  'line-control',
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'accent-subtle',
  'on-accent',
  'danger',
  'danger-strong',
  'on-danger',
  'backdrop',
];

/** Maps the tokens of the recipes to the custom properties of tokens.css, which hold the values. */
export const tokens = defineTokens({
  colors: read('color', colours),
  spacing: read('space', ['1', '2', '3', '4', '5', '6', '7', '8']),
  radii: read('radius', ['sm', 'md', 'lg', 'round']),
  fontSizes: read('text', ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl']),
  fontWeights: read('weight', ['medium', 'bold']),
  shadows: read('shadow', ['sm', 'md', 'lg']),
  zIndex: read('layer', ['header', 'banner', 'dialog', 'toast', 'hint']),
  fonts: { body: { value: 'var(--wabu-font)' }, mono: { value: 'var(--wabu-font-mono)' } },
});
