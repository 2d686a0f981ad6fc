import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem } from '@chakra-ui/react/styled-system';
import { dialogRecipe } from './dialog-recipe.ts';
import { tokens } from './tokens.ts';

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
