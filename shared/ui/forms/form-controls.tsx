import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { controlRecipe } from '../theme/control-recipe.ts';
import { useControlProps } from './form-field.tsx';

const PlainInput = chakra('input', controlRecipe);
const PlainTextarea = chakra('textarea', controlRecipe);
const PlainSelect = chakra('select', controlRecipe);

/** A line of text; inside a `FormField` it knows its label, its hints and whether it is wrong. */
export function Input(props: ComponentProps<typeof PlainInput>) {
  return <PlainInput {...useControlProps()} {...props} />;
}

/** Several lines of text. */
export function Textarea(props: ComponentProps<typeof PlainTextarea>) {
  return <PlainTextarea {...useControlProps()} {...props} />;
}

/** A choice from a list: the browser's own, which every phone and every keyboard knows. */
export function Select(props: ComponentProps<typeof PlainSelect>) {
  return <PlainSelect {...useControlProps()} {...props} />;
}
