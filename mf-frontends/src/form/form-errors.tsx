import type { FieldProblem } from '@wabu/shared/entities/problem';
import { useAfterPress } from '@wabu/shared/ui';
import { createContext, use, useState } from 'react';
import { fieldMessage, type LineField } from '../model/draft/field-message.ts';

/** The problems of the last save. A changed field is validated again. */
export const SaveProblemsContext = createContext<readonly FieldProblem[]>([]);

export function useFieldError(field: LineField, value: string) {
  const problem = use(SaveProblemsContext).find((problem) => problem.field === field);
  const [isLeft, setLeft] = useState(false);
  const message = fieldMessage(field, value);
  const afterPress = useAfterPress();
  return {
    error: problem !== undefined || isLeft ? message : undefined,
    onBlur: () => afterPress(() => setLeft(true)),
  };
}
