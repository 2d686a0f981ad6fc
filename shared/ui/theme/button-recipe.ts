import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  className: 'wabu-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: '2',
    minHeight: 'var(--wabu-control)',
    paddingInline: '4',
    paddingBlock: '1',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontSize: 'sm',
    fontWeight: 'medium',
    lineHeight: 1.2,
    textDecoration: 'none',
    transition: 'background-color var(--wabu-duration), border-color var(--wabu-duration)',
    _disabled: { opacity: 0.5, cursor: 'default' },
  },
  variants: {
    look: {
      solid: {
        bg: 'accent',
        color: 'on-accent',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accent-strong', color: 'on-accent' },
      },
      outline: {
        bg: 'surface',
        borderColor: 'line-control',
        '&:hover:not(:disabled, [aria-disabled=true])': {
          bg: 'accent-subtle',
          borderColor: 'accent',
        },
      },
      quiet: {
        color: 'accent',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'accent-subtle' },
      },
      danger: {
        bg: 'danger',
        color: 'on-danger',
        '&:hover:not(:disabled, [aria-disabled=true])': { bg: 'danger-strong' },
      },
    },
    size: {
      md: {},
      sm: { minHeight: 'var(--wabu-control-sm)', paddingInline: '3' },
    },
    round: {
      true: {
        width: 'var(--wabu-control)',
        height: 'var(--wabu-control)',
        padding: 0,
        borderRadius: 'round',
      },
    },
  },
  defaultVariants: { look: 'outline', size: 'md' },
});
