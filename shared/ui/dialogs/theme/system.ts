import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineTokens } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from './dialog-recipe.ts';

const read = (prefix: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { value: `var(--wabu-${prefix}-${name})` }]));

/** Maps the tokens of the dialog's recipe to the custom properties of tokens.css, which hold the values. */
const tokens = defineTokens({
  colors: read('color', ['surface', 'text', 'backdrop']),
  spacing: read('space', ['1', '3', '4', '5']),
  radii: read('radius', ['lg']),
  fontSizes: read('text', ['lg']),
  fontWeights: read('weight', ['bold']),
  shadows: read('shadow', ['lg']),
  zIndex: read('layer', ['dialog']),
});

/**
 * Chakra with our tokens and the recipes in use only: its default theme is larger than all staff pages. The reset is
 * base.css, which public pages share.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  cssVarsPrefix: 'wabu-ui',
  theme: {
    breakpoints: { sm: '600px', md: '960px', lg: '1280px', xl: '1920px', '2xl': '2560px' },
    tokens,
    keyframes: {
      'wabu-rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
      'wabu-fade': { from: { opacity: 0 } },
    },
    slotRecipes: { dialog: dialogRecipe },
  },
});
