import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface QuestionAnswer<Value> {
  value: Value;
  label: string;
  look?: 'solid' | 'danger' | 'quiet';
  hasFocus?: boolean;
}

interface QuestionDialogProps<Value> {
  title: string;
  detail?: ReactNode;
  width?: DialogProps['width'];
  answers: readonly QuestionAnswer<Value>[];
  onEscape: Value;
  onAnswer: (value: Value) => void;
}

/** An alert dialog with one button for each answer. */
export function QuestionDialog<Value>(props: QuestionDialogProps<Value>) {
  const { title, detail, width = 400, answers, onEscape, onAnswer } = props;
  const focused = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      width={width}
      title={title}
      initialFocus={focused}
      onClose={() => onAnswer(onEscape)}
      footer={answers.map(({ value, label, look, hasFocus }) => (
        <Button
          key={label}
          ref={hasFocus ? focused : undefined}
          look={look}
          onClick={() => onAnswer(value)}
        >
          {label}
        </Button>
      ))}
    >
      {detail}
    </Dialog>
  );
}
