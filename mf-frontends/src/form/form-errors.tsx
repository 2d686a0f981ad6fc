import type { FieldProblem } from '@wabu/shared/entities/problem';
import { createContext, use, useState } from 'react';
import { fieldMessage, type LineField } from '../model/draft/field-message.ts';

/** What the last save refused; a field that is changed afterwards is judged anew. */
export const SaveProblemsContext = createContext<readonly FieldProblem[]>([]);

/** The message of a field: on leaving it at first, and after a refused save at once. */
export function useFieldError(field: LineField, value: string) {
  const problem = use(SaveProblemsContext).find((problem) => problem.field === field);
  const [isLeft, setLeft] = useState(false);
  const message = fieldMessage(field, value);
  return {
    error: problem !== undefined || isLeft ? message : undefined,
    onBlur: () => setLeft(true),
  };
}
