import { Button } from '@wabu/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import styles from '../../view/editor.module.css';
import { useRichTextWords } from '../../words/it.ts';

/** Ends a panel: acts, closes it and returns to the text. */
export function useFinish(onClose: () => void) {
  const editor = useSlateStatic();
  return (act?: () => void) => {
    act?.();
    onClose();
    ReactEditor.focus(editor);
  };
}

interface FormPanelProps {
  title: string;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** The buttons beside «Annulla»; Enter presses the first. */
  actions: ReactNode;
}

/**
 * A panel with a few fields over the text. It is no form element, because the editor is inside the form of its
 * page and forms cannot be nested. Enter applies, Escape returns to the text.
 */
export function FormPanel({ title, onSubmit, onClose, children, actions }: FormPanelProps) {
  const finish = useFinish(onClose);
  const t = useRichTextWords();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return;
        const isButton = event.target instanceof HTMLButtonElement;
        if (event.key === 'Enter' && isButton) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') finish();
        else onSubmit();
      }}
    >
      {children}
      <div className="wabu-wrap wabu-gap-2">
        {actions}
        <Button size="sm" onClick={() => finish()}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}
