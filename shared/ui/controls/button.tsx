import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '../theme/button-recipe.ts';
import { Spinner } from './spinner.tsx';

const PlainButton = chakra('button', buttonRecipe);

interface ButtonProps extends ComponentProps<typeof PlainButton> {
  /** The action is running: the button shows a spinner, keeps its focus and ignores clicks. */
  busy?: boolean;
}

/** A button: `look` sets its prominence, `busy` shows that its action is running. */
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
