import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe } from '../theme/control-recipe.ts';
import { useControlProps } from './form-field.tsx';

const PlainInput = chakra('input', controlRecipe);
const PlainTextarea = chakra('textarea', controlRecipe);
const PlainSelect = chakra('select', controlRecipe);

/** A text input; inside a `FormField` it takes id, description and validity from it. */
export function Input(props: ComponentProps<typeof PlainInput>) {
  return <PlainInput {...useControlProps()} {...props} />;
}

/** A multi-line text field. */
export function Textarea(props: ComponentProps<typeof PlainTextarea>) {
  return <PlainTextarea {...useControlProps()} {...props} />;
}

/** A native select. */
export function Select(props: ComponentProps<typeof PlainSelect>) {
  return <PlainSelect {...useControlProps()} {...props} />;
}
