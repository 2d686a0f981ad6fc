import type { ReactNode, Ref } from 'react';
import styles from './file-input.module.css';
import { Input } from './form-controls.tsx';

interface FileInputProps {
  ref?: Ref<HTMLInputElement>;
  /** What the field shows: the name of the file, or what to do. The browser's own words have the browser's language. */
  text: string;
  /** Stands before the text. */
  picture?: ReactNode;
  accept?: string;
  onFile: (file: File | undefined) => void;
}

/** A file field; inside a `FormField` it takes id, description and validity from it. */
export function FileInput({ ref, text, picture, accept, onFile }: FileInputProps) {
  return (
    <div className={styles.box}>
      {picture}
      <bdi aria-hidden="true" className="wabu-shrink wabu-break">
        {text}
      </bdi>
      <Input
        ref={ref}
        type="file"
        accept={accept}
        className={styles.input}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </div>
  );
}
