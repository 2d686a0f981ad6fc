import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/button-recipe.ts';
import { Spinner } from './spinner.tsx';

const PlainButton = chakra('button', buttonRecipe);

interface ButtonProps extends ComponentProps<typeof PlainButton> {
  /** Work is under way: the button shows it, keeps its size and its focus, and takes no second press. */
  busy?: boolean;
}

/** A button; `look` says how loud, `busy` that its work is under way. */
export function Button({ busy = false, children, onClick, ...props }: ButtonProps) {
  return (
    <PlainButton
      type="button"
      {...props}
      aria-disabled={busy || props['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </PlainButton>
  );
}
